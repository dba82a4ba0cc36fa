"""Crooks, as the API offers it."""

from typing import Final

from skulduggery.engine.game import Game
from skulduggery.engine.profile import Profile
from skulduggery.games.crooks.bot import policy
from skulduggery.games.crooks.cards import files
from skulduggery.games.crooks.cards.compose import make_rules
from skulduggery.games.crooks.knowledge.claims import claims
from skulduggery.games.crooks.knowledge.holdings import holdings, reveals_new
from skulduggery.games.crooks.knowledge.infostate import infostate, key, propose, redeal
from skulduggery.games.crooks.knowledge.reconstruct import reconstruct, rewind_into
from skulduggery.games.crooks.knowledge.view import BOX, UNKNOWN, Note, Standing, View, standings, view
from skulduggery.games.crooks.learning import policy_features, value_features
from skulduggery.games.crooks.learning.encoding import CrooksEncoding
from skulduggery.games.crooks.rules import invariants
from skulduggery.games.crooks.rules.answers import answers
from skulduggery.games.crooks.rules.objections import objection
from skulduggery.games.crooks.rules.scoring import returns, scores
from skulduggery.games.crooks.rules.setup import start
from skulduggery.games.crooks.rules.state import CrooksRules
from skulduggery.games.crooks.rules.turns import give_up
from skulduggery.games.crooks.text import position, position_text
from skulduggery.games.crooks.text.question_rules import QUESTION_RULES

__all__ = ["BOX", "GAME", "UNKNOWN", "CrooksRules", "Note", "Standing", "View"]

GAME: Final = Game(
    name="crooks",
    package="skulduggery.games.crooks",
    seats=(2, 4),
    options={"edition": ("2012", "2016"), "secret_money": (False, True), "memory": ("notes", "strict")},
    ending="CR-TURN-04",
    bluff_kinds=("place",),
    look_kinds=("recruit", "spy-target", "spy-hideout"),
    has_proposals=True,
    explanation_groups=value_features.HEADS,
    harms=value_features.HARMS,
    kinds=policy_features.KINDS,
    profile=Profile(
        levels={
            "beginner": "flat:margin=0.4,z=1,rollouts=24,skip_rate=0.6",
            "casual": "flat:margin=0.4,z=1,rollouts=48,skip_rate=0.4",
            "sharp": "flat:margin=0.4,z=1,prior=learned,rollouts=60,skip_rate=0.15",
            "ruthless": "flat:margin=0.4,z=1,prior=learned,rollout=learned",
        },
        prior_temperature=2.0,
        hint_rollouts=120,
        review_rollouts=60,
        review_player="learned",
        review_depth=12,
        world_spread=0.25,
        value_sampling=3,
        policy_batch=180,
        trial_deals=200,
    ),
    make_rules=make_rules,
    answers=answers,
    start=start,
    scores=scores,
    returns=returns,
    give_up=give_up,
    objection=objection,
    sound=invariants.broken,
    house_cards=files.house,
    read_cards=files.read,
    check_cards=files.check,
    digest=files.digest,
    view=view,
    standings=standings,
    infostate=infostate,
    redeal=redeal,
    key=key,
    propose=propose,
    rewind_into=rewind_into,
    reconstruct=reconstruct,
    reveals_new=reveals_new,
    holdings=holdings,
    claims=claims,
    policy=policy.answer,
    logits=policy.logits,
    policy_features=policy_features.extract,
    value_features=value_features.extract,
    encoding=CrooksEncoding,
    pack=position.pack,
    unpack=position.unpack,
    question_rules=QUESTION_RULES,
    write_position=position_text.write,
    read_position=position_text.read,
)
"""Two to four seats; options edition, secret_money, memory."""
