import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { editCommentSchema, takeBackSchema, writeCommentSchema } from "../forms/comment-forms.ts";
import { editComment } from "./edit-comment.server.ts";
import { takeCommentBack } from "./take-comment-back.server.ts";
import { writeComment } from "./write-comment.server.ts";

const subjectOf = ({ param }: Press) => ({ kind: param("kind"), subjectId: param("subjectId") });
/** Back to the thing itself, where the talk stands. */
const back = (_press: Press, href: string) => `${href}#comments`;

/** The buttons of every talk, wherever its form stands. */
export const commentActions = defineActions({
  comment: button({
    schema: writeCommentSchema,
    run: (press, value) => writeComment(press.actor, subjectOf(press), value),
    next: back,
  }),
  edit_comment: button({
    schema: editCommentSchema,
    run: (press, value) => editComment(press.actor, subjectOf(press), value),
    next: back,
  }),
  take_back_comment: button({
    schema: takeBackSchema,
    run: (press, { commentId }) => takeCommentBack(press.actor, subjectOf(press), commentId),
    next: back,
  }),
});
