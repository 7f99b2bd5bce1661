"""A small invented game that uses every construct of the language at least once."""

GAME = """\
game harbour "Harbour" for 2 to 4 players

choices Colour: red "Red", blue, green "Green"
choices Rank: low, high

setting dawn flag starts yes "Start at dawn"
setting extra Colour or none

table docks of Dock from "tables/docks.yaml"
    slots    1..3
    gate     Rank
    needs    0..4 for each 1..3 for each Colour
    pattern  grid 2 by 3 of Colour
    bonus    effect
    open_if  condition
    toll     price
    worth    amount
    move_to  action
    remark   text
    beside   links Dock
table prices of Price by level steps from "tables/prices.yaml" "price list"
    level  -2..7
table plain of Plain by name from "tables/plain.yaml"

each player has
    coins    0..99 starts 3 "Coins"      # money
    fame     -2..10 starts 0 at least depth at most 9 "Fame"
    hand     pile of Card seen by owner
    any_card pile of card seen by all at most limit
    cellar   pile of card seen by none if deep > 2, otherwise owner at most limit
    known    set of Colour
    order    list of player
    friend   player or none
    wanted   kind of Card or none
    tokens   0.. for each Colour starts 0
    size     0..limit
    tail     0..caps[low]

each Dock has
    line row of slots Card seen by none refilled from deck[red]
    hour 1..12 going round
    board grid 7 by width of Colour
    comb grid 5 by 5 hex of Colour
the game has
    deck pile of Card for each Colour refilled from discards[red]
    round_marker 1..9 starts 1
    ebb ..-1

always coins >= 0 "nobody owes"
always fame <= 10

define rich as coins > 10
define missing_kinds as count(k in kinds of Card where k not in hand)
define near for dock Dock, n 1..2 "docks nearby" as those(d in docks where d.slots >= n by d.slots lowest, n highest)
define long as coins > 0 and (
        fame > 1
        or fame < 5)

quantity income "Income"
    base (coins / 2 rounded down if coins > 3, otherwise 1)  "half"
    plus fame if fame > 0 "Fame"
    plus 1
    minus 1 if rich
    minus count(known) "known"
    at least 0
    at most 20
quantity fee for dock Dock, n 1..4 "fee"
    base dock.slots * n
    at least 0

while rich
    my income is 1 less
this game: each player's fee is 2 times

after I gain coins where amount > 2
    gain 1 fame
before phase night: nothing

event storm for dock Dock, n 0.. "Storm"
    dock loses n ships
    rivals_first gains 2 coins and 1 tokens[red] from me

action trade "Trade"
    require coins > 2 and not rich or fame != 3   "too poor"
    require hand in known
    require 3 not in 1..6
    require card targets me
    choose victim in rivals where their fame > my fame
    choose line in 1..3 or none "The floor"
    choose up to 2 picked in hand
    choose low in 1..2 and high in 1..6 where high > low "Which two?"
    choose exactly count(hand) - 1 kept in hand where kept.cost <= 3
    pay 2 coins and 1 fame to victim
    pay dock.toll
    let x be -coins + max(1, 2 - fame, victim's coins) * 2
    gain x coins per 2 fame
    gain 1 coins per 3
    gain coins fame
    lose 1 tokens[red] per 2 coins
    victim loses 1 fame
    victim leaves the game
    leave the round
    victim pays 1 coins
    victim draws 1 from deck[red] to victim's hand
    victim chooses token in Colour "Which token?"
    victim may do trade
    victim does storm for dock, 1
    victim does one of trade, storm
    this gains 1 laid[red]
    set victim's fame to 0
    add red to known; remove blue from known; clear known
    move card to discards[card.colour]
    move hand to top of deck[red]
    move card to bottom of deck[red]
    draw 1 from deck[red] to hand
    shuffle deck[red]
    roll d6 as die
    roll 2 d10 as die
    victim rolls 2 d10 as die
    lay turned(face, 1) on board at cell(1, 2)
    look at deck[red]
    pick d in docks where d.slots > 1 by d.slots highest
    pick d in docks at random
    pick d in {}
    do storm for dock, 2
    do storm for dock, 2 as calm
    the answer is calm and coins > 2
    one of rivals may "Object" as rebel
    for each p in rivals in secret: p gains 1 coins
    do dock.bonus
    may do dock.move_to
    may do any of trade, abilities
    do one of trade, storm
    if coins > 2: gain 1 coins; lose 1 fame
    otherwise if fame = 2
        stop
    otherwise: nothing
    for each d in docks where d.slots > 1 by d.slots lowest
        gain 1 coins
    for first c in Colour: gain 1 tokens[c]
    repeat 3 times: gain 1 coins
    repeat at most 10
        may "Again": gain 1 fame
        stop
    may: gain 1 coins
    victim may "Give in"
        victim loses 1 fame
    may choose d in docks where d.slots > 1 "Where to?": do d.bonus
    choose one "And now?"
        option "A": gain 1 coins
        option "B"
            lose 1 coins
    with here = dock, acting = none: do dock.bonus
    best for fame: do trade
    arrange "Pack" showing fame, count(hand) "cards": do trade
    gain highest(p's coins for p in players) coins
    gain sum(c.cost for c in hand where c.cost > 1) coins
    gain any({red, blue}) coins
    gain count(areas(d in docks where d.slots > 1 by d.beside)) coins
    gain distance(d in docks from dock to other by d.beside) coins
    if "A" = label: end turn
    end phase
    end round
    end game

event lasting "What lasts"
    gain 1 coins; if rich: lose 1 coins
    while in effects and odd(round)
        my income, fee[dock, 1] is 1 more where dock.slots > 1
        each rival's income is 2 instead over tariff where their fame > 2
        victim's income is 3 instead
        my trade also requires coins > 1 "too poor"
        each rival's trade also costs 1 coins to me where rich
        my fame can pay for coins
        rival cards cannot lower my coins, my fame
        card cannot affect me
        cards cannot change my income
        once per round: gain 1 coins
        once per turn
            lose 1 coins
        once per game after a rival loses coins: gain 1 coins
        before a player does trade: nothing
        instead of trade
            nothing
        after I pay coins: gain 1 fame
        after a rival pays tokens[red]: nothing
        after I do trade: nothing
        after a player rolls die: nothing
        after I roll die: nothing
        while rich: my income is 1 more
    this action: card cannot affect me
    this turn: my income is 1 more
    this round: my income is 1 more
    until used: my fee is 2 less
    until the end of the next round: my fee is 2 less
    until my next turn: my fee is 2 less

play
    setup
        shuffle deck[red]
    rounds 4
        phase plan "Plan" all players in secret: nothing
        phase act "Act" each player in clockwise(first)
            do trade
        phase pay_out all players at once
            gain income coins
        if rich: end game
        if rich
            phase fair "Fair" turns in players at most 90: end phase
        otherwise
            phase dusk: nothing
    rounds at most 60
        phase night "Night": nothing
    turns in players at most 900: do trade

scoring
    score coins "Coins"
    score 1 per 10 fame
    winners by total highest, fame lowest
    winners are players if rich
    winners are nobody
    tied players share
    teams by side

variant short "Short" for 2 to 3 players if dawn
    change income from 2 to 3
    change fame from seen by all to seen by owner
    change prices[3].cost from 2 to 4
    replace quantity fee for dock Dock, n 1..4 "fee"
        base 1
        at least 0
    replace phase night "Night": nothing
    replace define rich as coins > 5
    remove score "Coins"
    remove quantity fee
    each player has
        spy flag
    scoring
        score fame "Fame"
    automa robo "Robo"
        instead of trade: nothing

automa robo "Robo" if dawn
    has
        mood 0..3 "mood"
    instead of trade: nothing
    this game: my income is 2 instead
    event nap "Nap"
        nothing
    quantity zeal "zeal"
        base 1
        at least 0
    define sleepy as mood = 0

example "A trade" rule "R1", "R2"
    given players ana, ben
    given setting dawn = no
    given variant short
    given ana has coins 3, tokens[red] -1
    given the game has round_marker 4
    given ana's hand holds c1, c2
    given dice show 3, 4
    given everybody is asked
    given until used: ana's income is 2 less
    when ana's turn happens
    when ana does trade with victim = ben, x = 2
    when ana chooses red
    when ben declines
    when setup happens
    when phase night happens
    when dice show 1
    then ana has coins 4
    then ben's hand holds c1
    then ana gains 1 coins and 2 fame
    then ben loses 1 fame
    then ana can trade with victim = ben
    then ana cannot trade because "too poor"
    then ana cannot trade with victim = ben because victim
    then ben sees nothing of ana's hand
    then ben sees ana's coins
    then ben sees c1, c2 in ana's hand
    then ana is asked for victim
    then ana is not asked
    then ben was asked once
    then ben was asked for victim twice
    then ben was asked 3 times
    then ben was not asked for victim
    then ana is offered red, "Trade"
    then ana is offered only red
    then ana is not offered trade
    then the dice are rolled
    then the game is over
    then the game goes on
    then the log says "Day"
    then the log does not say "Night"
    then ana reads "Day"
    then ana does not read "Night"
    then winners are ana, ben
    then coins = 3
"""
