"""Codes about names: unknown, double, ambiguous, reserved, or meant for somebody else."""

from compiler.codes.code import code
from dsl.diagnostic import WARNING

CODES = (
    code(
        "unknown-name",
        "a name that is declared nowhere",
        """Every name stands for a field, quantity, define, setting, choice value, row or local. A name that is none of
        these is most often a spelling mistake, so the nearest name of the right kind is offered.""",
        """
        each player has
            favour 0..12
        action pray "Pray"
            gain 1 favor
        """,
        """
        each player has
            favour 0..12
        action pray "Pray"
            gain 1 favour
        """,
    ),
    code(
        "unknown-type",
        "a type that is declared nowhere",
        """Types in CamelCase come from `choices` and from `table NAME of TYPE`; types in lower case are built in
        (`flag`, `player`, `card`, `text`, `effect`, ...).""",
        """
        choices Colour: red, blue
        the game has
            trump Color
        """,
        """
        choices Colour: red, blue
        the game has
            trump Colour
        """,
    ),
    code(
        "unknown-table",
        "a table that is declared nowhere",
        """A table has the name given in its `table` declaration, not the name of its YAML file.""",
        """
        table prices of Price by level from "tables/prices.yaml"
            level 1..5
            coins 0..20
        define first_price as price_list[1].coins
        """,
        """
        table prices of Price by level from "tables/prices.yaml"
            level 1..5
            coins 0..20
        define first_price as prices[1].coins
        """,
    ),
    code(
        "unknown-column",
        "a column that the table does not have",
        """After a dot stands a column of the row's table, or a field that `each TYPE has` gives to its rows.""",
        """
        table regions of Region from "tables/regions.yaml"
            slots 0..6
        define room for region Region as region.places
        """,
        """
        table regions of Region from "tables/regions.yaml"
            slots 0..6
        define room for region Region as region.slots
        """,
    ),
    code(
        "unknown-rule",
        "a rule that is declared nowhere",
        """`do`, `does`, handlers and examples name an `action` or `event`. A phase can be named in handlers too.""",
        """
        action rest "Rest"
            nothing
        event evening "Evening"
            do sleep
        """,
        """
        action rest "Rest"
            nothing
        event evening "Evening"
            do rest
        """,
    ),
    code(
        "unknown-quantity",
        "a quantity that is declared nowhere",
        """Only a `quantity` can be adjusted by what lasts, so the name before `is` has to be one.""",
        """
        quantity train_price "Training price"
            base 3
            at least 0
        this game
            my training_price is 1 less
        """,
        """
        quantity train_price "Training price"
            base 3
            at least 0
        this game
            my train_price is 1 less
        """,
    ),
    code(
        "unknown-phase",
        "a phase that the game does not have",
        """Handlers, examples and variants name a phase as it is written in `play`.""",
        """
        play
            rounds 3
                phase auction "Auction"
                    nothing
        after phase auctions: nothing
        """,
        """
        play
            rounds 3
                phase auction "Auction"
                    nothing
        after phase auction: nothing
        """,
    ),
    code(
        "unknown-setting",
        "a setting that the game does not have",
        """Settings are declared with `setting` and chosen when a game is set up.""",
        """
        setting long_game flag starts no "Long game"
        example "A long game" rule "R1"
            given players ana, ben
            given setting longer = yes
            then long_game = yes
        """,
        """
        setting long_game flag starts no "Long game"
        example "A long game" rule "R1"
            given players ana, ben
            given setting long_game = yes
            then long_game = yes
        """,
    ),
    code(
        "unknown-variant",
        "a variant that the game does not have",
        """A variant is switched on by the name in its declaration, not by its file name.""",
        """
        variant espionage "Espionage"
            setting spies 0..3 starts 1 "Spies"
        example "Spies" rule "V1"
            given players ana, ben
            given variant spying
            then spies = 1
        """,
        """
        variant espionage "Espionage"
            setting spies 0..3 starts 1 "Spies"
        example "Spies" rule "V1"
            given players ana, ben
            given variant espionage
            then spies = 1
        """,
    ),
    code(
        "unknown-player",
        "a player who does not sit at the table of this example",
        """The players of an example are those listed after `given players`, in seat order.""",
        """
        example "Ana earns" rule "R1"
            given players ana, ben
            when anna does work
            then ana has coins 1
        """,
        """
        example "Ana earns" rule "R1"
            given players ana, ben
            when ana does work
            then ana has coins 1
        """,
    ),
    code(
        "unknown-function",
        "a function that the language does not have",
        """The functions are a closed list (`count`, `sum`, `min`, `max`, `clockwise`, ...). Named conditions and values
        with parameters are read with brackets: `leads[sector]`.""",
        """
        define middle as average(1, 3)
        """,
        """
        define middle as (1 + 3) / 2 rounded down
        """,
    ),
    code(
        "ambiguous-name",
        "a name with two meanings where neither is expected",
        """Choice values and row ids are looked up in the type that is expected. Where nothing says which type is meant,
        a name that occurs in two of them can't be decided.""",
        """
        choices Sector: bio, tech
        choices Bonus: bio, coin
        define lucky as bio
        """,
        """
        choices Sector: bio, tech
        choices Bonus: bio, coin
        define lucky for sector Sector as sector = bio
        """,
    ),
    code(
        "duplicate-name",
        "two declarations with the same name",
        """A name has one meaning wherever it can be read, so that a rule can be understood without asking which
        one.""",
        """
        each player has
            coins 0..20
        quantity coins "Coins"
            base 1
            at least 0
        """,
        """
        each player has
            coins 0..20
        quantity wage "Wage"
            base 1
            at least 0
        """,
    ),
    code(
        "reserved-name",
        "a declaration takes a word of the language",
        """Words that open a line and built-in names keep their meaning everywhere. Only columns are exempt, because
        they are read after a dot.""",
        """
        choices Step: first_half, total
        """,
        """
        choices Step: first_half, sum_up
        """,
    ),
    code(
        "hidden-name",
        "a local name hides something that is declared",
        """If a local could take the name of a field, a reader would have to know all locals to know which is meant.""",
        """
        each player has
            coins 0..20
        action give "Give"
            choose coins in 1..3
            lose 1 coins
        """,
        """
        each player has
            coins 0..20
        action give "Give"
            choose n in 1..3
            lose n coins
        """,
    ),
    code(
        "missing-me",
        "a player's field is read where there is no `me`",
        """A bare player field is mine. A phase without players, a setup and the game's own fields belong to nobody, so
        the player has to be named.""",
        """
        each player has
            coins 0..20
        play
            rounds 3
                phase payday "Payday"
                    gain 1 coins
        """,
        """
        each player has
            coins 0..20
        play
            rounds 3
                phase payday "Payday"
                    for each p in players: p gains 1 coins
        """,
    ),
    code(
        "mine-not-said",
        "something that lasts does not say whose",
        """What lasts or triggers is read at times when somebody else is acting, so a bare name would be a riddle. Write
        `my`, `their` or a named player's.""",
        """
        each player has
            power 0..20
        quantity rate "Rate"
            base 1
            at least 0
        while power > 3
            my rate is 1 more
        """,
        """
        each player has
            power 0..20
        quantity rate "Rate"
            base 1
            at least 0
        while my power > 3
            my rate is 1 more
        """,
    ),
    code(
        "unused-name",
        "something is declared and never used",
        """A field that nothing reads or a rule that nothing starts is either left over or missing from a rule.""",
        """
        quantity wage "Wage"
            base 2
            at least 0
        action work "Work"
            gain 2 coins
        each player has
            coins 0..20
        """,
        """
        quantity wage "Wage"
            base 2
            at least 0
        action work "Work"
            gain wage coins
        each player has
            coins 0..20
        """,
        WARNING,
    ),
)
