"""What stands where no question has been made yet."""

from typing import Final

from antro.core.game import Question

NOT_ASKED: Final = Question("not asked", "", 0, [])
Each = list[Question]  # by role
