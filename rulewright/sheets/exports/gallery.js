(() => {
  "use strict";
  const find = (selector, within = document) => [...within.querySelectorAll(selector)];
  const one = (id) => document.getElementById(id);
  const cards = find(".card"), decks = find(".deck"), filters = one("filters");
  const search = one("search"), deck = one("deck"), kind = one("kind"), changed = one("changed"), count = one("count");
  const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const texts = new Map(cards.map((card) => [card, plain(card.querySelector(".about").textContent)]));

  const wanted = (card) =>
    plain(search.value).split(/\s+/).every((word) => texts.get(card).includes(word))
    && (!deck.value || card.dataset.deck === deck.value)
    && (!kind || !kind.value || card.dataset.kinds.split(" ").includes(kind.value))
    && (!changed || !changed.checked || card.matches(".new, .changed"));

  function show() {
    for (const card of cards) card.hidden = !wanted(card);
    for (const section of decks) section.hidden = !section.querySelector(".card:not([hidden])");
    const shown = cards.filter((card) => !card.hidden);
    one("nothing").hidden = shown.length > 0;
    const numbers = { shown: shown.length, count: cards.length, copies: shown.reduce((sum, card) => sum + Number(card.dataset.copies), 0) };
    count.textContent = count.dataset.text.replace(/\{(\w+)\}/g, (_, name) => numbers[name]);
  }

  // What is chosen stands in the address, so that it can be sent to others.
  const fields = { q: search, deck, kind };
  function remember() {
    const chosen = new URLSearchParams();
    for (const [name, field] of Object.entries(fields)) if (field && field.value) chosen.set(name, field.value);
    if (changed && changed.checked) chosen.set("changed", "1");
    history.replaceState(null, "", "#" + chosen);
  }
  function recall() {
    const chosen = new URLSearchParams(location.hash.slice(1));
    for (const [name, field] of Object.entries(fields)) if (field && chosen.has(name)) field.value = chosen.get(name);
    for (const field of [deck, kind]) if (field && field.selectedIndex < 0) field.selectedIndex = 0;
    if (changed) changed.checked = chosen.has("changed");
  }
  filters.addEventListener("input", () => { show(); remember(); });
  filters.addEventListener("reset", () => setTimeout(() => { show(); remember(); search.focus(); }));
  filters.addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && !event.target.closest("input, select, dialog")) { event.preventDefault(); search.focus(); }
  });

  const large = one("large");
  let current = null;
  function enlarge(card) {
    current = card;
    one("large-name").textContent = card.querySelector("h3").textContent;
    large.querySelector("img").src = card.querySelector("img").src;
    large.querySelector(".side p").textContent = card.querySelector(".text").textContent;
    if (!large.open) large.showModal();
  }
  function step(by) {
    const shown = cards.filter((card) => !card.hidden);
    enlarge(shown[(shown.indexOf(current) + by + shown.length) % shown.length]);
  }
  for (const card of cards) card.querySelector(".picture").addEventListener("click", () => enlarge(card));
  one("previous").addEventListener("click", () => step(-1));
  one("next").addEventListener("click", () => step(1));
  large.addEventListener("keydown", (event) => {
    if (event.key === "ArrowLeft") step(-1);
    if (event.key === "ArrowRight") step(1);
  });
  large.addEventListener("click", (event) => { if (event.target === large) large.close(); });
  large.addEventListener("close", () => current.querySelector(".picture").focus());

  recall();
  show();
})();
