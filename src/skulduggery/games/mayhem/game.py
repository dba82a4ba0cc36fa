"""The ``Game`` of Men of Mayhem, and the names that other packages use."""

from typing import Final

from skulduggery.engine.game import Game
from skulduggery.engine.profile import Profile
from skulduggery.games.mayhem.bot import policy
from skulduggery.games.mayhem.cards import files
from skulduggery.games.mayhem.cards.compose import make_rules
from skulduggery.games.mayhem.cards.describe import AnarchyCard, ClubSide, Described, Place
from skulduggery.games.mayhem.knowledge.claims import claims
from skulduggery.games.mayhem.knowledge.holdings import holdings, reveals_new
from skulduggery.games.mayhem.knowledge.infostate import infostate, key, redeal
from skulduggery.games.mayhem.knowledge.promises import promises
from skulduggery.games.mayhem.knowledge.reconstruct import reconstruct
from skulduggery.games.mayhem.knowledge.view import Fight, Gang, View, view
from skulduggery.games.mayhem.learning import policy_features, value_features
from skulduggery.games.mayhem.learning.encoding import MayhemEncoding
from skulduggery.games.mayhem.rules import invariants
from skulduggery.games.mayhem.rules.answers import answers
from skulduggery.games.mayhem.rules.exploiting import BOOST
from skulduggery.games.mayhem.rules.objections import objection
from skulduggery.games.mayhem.rules.options import (
    AMBUSH,
    CLUB,
    DUDE,
    DUDES,
    EXPLOIT,
    ORDER,
    ORDER_WORDS,
    PATCH_IN,
    RIDE,
    SIT,
    THEFT,
    THROW,
    back_up_of,
    ride_of,
)
from skulduggery.games.mayhem.rules.scoring import returns, scores
from skulduggery.games.mayhem.rules.setup import start
from skulduggery.games.mayhem.rules.state import ALL, CASH, DRUGS, GUNS, PHASES, MayhemRules
from skulduggery.games.mayhem.text import position, position_text
from skulduggery.games.mayhem.text.question_rules import QUESTION_RULES

__all__ = [
    "ALL", "AMBUSH", "BOOST", "CASH", "CLUB", "DRUGS", "DUDE", "DUDES", "EXPLOIT", "GAME", "GUNS", "ORDER",
    "ORDER_WORDS", "PATCH_IN", "PHASES", "RIDE", "SIT", "THEFT", "THROW", "AnarchyCard", "ClubSide", "Described",
    "Fight", "Gang", "MayhemRules", "Place", "View", "back_up_of", "ride_of",
]  # fmt: skip

GAME: Final = Game(
    name="mayhem",
    package="skulduggery.games.mayhem",
    seats=(2, 6),
    options={
        "mode": ("unleaded", "high-octane"),
        "gang_choice": ("draft", "fixed"),
        "hollow_point": (False, True),
        "long_haul": (False, True),
        "under_the_radar": (False, True),
        "slim_pickings": (False, True),
        "hardcore_cards": (False, True),
        "deals": (True, False),
        "deal_log": ("private", "public"),
        "offers_per_step": (3, *range(3), *range(4, 11)),
        "parley_before_guns": (False, True),
        "deal_protocol": ("live", "sequential"),
        "ledger_help": (False, True),
    },
    defaults_by_seats={2: {"deals": False}},
    variants=(2,),
    ending="MM-END-01",
    look_kinds=("peek",),
    explanation_groups=value_features.HEADS,
    harms=value_features.HARMS,
    stocks=value_features.STOCKS,
    kinds=policy_features.KINDS,
    profile=Profile(
        levels={
            "beginner": "flat:margin=0.4,depth=20,width=8,z=1,rollouts=12,skip_rate=0.6",
            "casual": "flat:margin=0.4,depth=20,width=8,z=1,rollouts=24,skip_rate=0.4",
            "sharp": "flat:margin=0.4,depth=20,width=8,z=1,prior=learned,rollouts=60,skip_rate=0.12",
            "ruthless": "flat:margin=0.4,depth=20,width=8,z=1,prior=learned",
        },
        prior_temperature=1.5,
        hint_rollouts=240,
        review_rollouts=40,
        review_player="heuristic",
        review_depth=12,
        world_spread=0.05,
        value_sampling=9,
        policy_batch=60,
        trial_deals=20,
        terminal_options={"deal_protocol": "sequential"},
    ),
    make_rules=make_rules,
    answers=answers,
    start=start,
    scores=scores,
    returns=returns,
    objection=objection,
    sound=invariants.broken,
    house_cards=files.house,
    read_cards=files.read,
    check_cards=files.check,
    card_warnings=files.warnings,
    describe=Described,
    digest=files.digest,
    view=view,
    infostate=infostate,
    redeal=redeal,
    key=key,
    reconstruct=reconstruct,
    reveals_new=reveals_new,
    holdings=holdings,
    claims=claims,
    promises=promises,
    spent_groups=value_features.spent_groups,
    policy=policy.answer,
    logits=policy.logits,
    policy_features=policy_features.extract,
    value_features=value_features.extract,
    encoding=MayhemEncoding,
    pack=position.pack,
    unpack=position.unpack,
    question_rules=QUESTION_RULES,
    write_position=position_text.write,
    read_position=position_text.read,
)
"""Men of Mayhem for three or four seats, two in a house variant, five and six with the clubs of the expansions."""
