"""3000 Scoundrels, as the API offers it."""

from typing import Final

from skulduggery.engine.game import Game
from skulduggery.engine.profile import Profile
from skulduggery.games.scoundrels.bot import policy
from skulduggery.games.scoundrels.cards import files
from skulduggery.games.scoundrels.cards.compose import check_together, make_rules
from skulduggery.games.scoundrels.cards.describe import Described
from skulduggery.games.scoundrels.knowledge.claims import claims
from skulduggery.games.scoundrels.knowledge.holdings import challenged, holdings, reveals_new
from skulduggery.games.scoundrels.knowledge.infostate import infostate, key, redeal
from skulduggery.games.scoundrels.knowledge.propose import propose
from skulduggery.games.scoundrels.knowledge.reconstruct import reconstruct, rewind_into
from skulduggery.games.scoundrels.knowledge.view import HIDDEN, Safe, Sheet, Shown, View, view
from skulduggery.games.scoundrels.learning import policy_features, value_features
from skulduggery.games.scoundrels.learning.encoding import ScoundrelsEncoding
from skulduggery.games.scoundrels.rules import invariants
from skulduggery.games.scoundrels.rules.answers import answers
from skulduggery.games.scoundrels.rules.objections import objection
from skulduggery.games.scoundrels.rules.options import ARRANGE, PLAY
from skulduggery.games.scoundrels.rules.scoring import returns, scores
from skulduggery.games.scoundrels.rules.setup import start
from skulduggery.games.scoundrels.rules.state import (
    FACES,
    FREE,
    LEADER,
    SLOTS,
    STOLEN,
    STRATEGY,
    UNKNOWN,
    UNUSED,
    Scoundrels,
    rules_of,
)
from skulduggery.games.scoundrels.text import position, position_text
from skulduggery.games.scoundrels.text.question_rules import QUESTION_RULES

__all__ = [
    "ARRANGE", "FACES", "FREE", "GAME", "HIDDEN", "LEADER", "PLAY", "SLOTS", "STOLEN", "STRATEGY", "UNKNOWN",
    "UNUSED", "Described", "Safe", "Scoundrels", "Sheet", "Shown", "View", "rules_of",
]  # fmt: skip

GAME: Final = Game(
    name="scoundrels",
    package="skulduggery.games.scoundrels",
    seats=(2, 4),
    options={
        "mode": ("short", "extended"),
        "strategy_cards": (False, True),
        "six_scoundrels": (False, True),
        "wild_saloon": (False, True),
        "start_from_zero": (False, True),
        "leaders": ("dealt", "chosen"),
        "suspicion": ("open", "windows"),
        "day_end_order": ("last-turn", "involved"),
        "journalist_own_card": (True, False),
        "memory_aid": (True, False),
    },
    rules_version=2,
    # In version 1 leaders were chosen before the saloon opened (SC-SETUP-11); its saves go on by the new order.
    older_versions=(1,),
    ending="SC-SCORE-01",
    bluff_kinds=("plan",),
    challenge_kinds=("guard", "last-look", "suspect"),
    telling_kinds=("plan", "mark"),
    has_proposals=True,
    look_kinds=("create", "scout", "mark", "no-mark", "steal", "peek", "draw", "reveal-top", "under"),
    explanation_groups=value_features.HEADS,
    harms=value_features.HARMS,
    kinds=policy_features.KINDS,
    profile=Profile(
        levels={
            "beginner": "flat:margin=0.4,depth=30,z=1,rollouts=12,skip_rate=0.6",
            "casual": "flat:margin=0.4,depth=30,z=1,rollouts=24,skip_rate=0.2",
            "sharp": "flat:margin=0.4,depth=30,z=1,prior=learned,rollouts=60",
            "ruthless": "flat:margin=0.4,depth=30,z=1,prior=learned",
        },
        prior_temperature=1.5,
        hint_rollouts=240,
        review_rollouts=40,
        review_player="heuristic",
        review_depth=20,
        world_spread=0.15,
        value_sampling=9,
        policy_batch=72,
        trial_deals=30,
        terminal_options={"suspicion": "windows"},
    ),
    make_rules=make_rules,
    answers=answers,
    check_together=check_together,
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
    propose=propose,
    rewind_into=rewind_into,
    reconstruct=reconstruct,
    reveals_new=reveals_new,
    holdings=holdings,
    claims=claims,
    challenged=challenged,
    policy=policy.answer,
    logits=policy.logits,
    policy_features=policy_features.extract,
    value_features=value_features.extract,
    encoding=ScoundrelsEncoding,
    pack=position.pack,
    unpack=position.unpack,
    question_rules=QUESTION_RULES,
    write_position=position_text.write,
    read_position=position_text.read,
)
"""Two to four seats, two or three days, and options that may be combined (section 12)."""
