"""Why a call is refused."""


class Problem(Exception):
    """A call that can't be done: one clear sentence, its HTTP status, the ID of the rule if one refuses it.

    Nothing has changed when it is raised.
    """

    def __init__(self, status: int, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence
        self.rule = rule
