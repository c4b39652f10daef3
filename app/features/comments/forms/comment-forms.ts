import { z } from "zod";
import { plainText } from "#app/core/words/plain-text.ts";

const reload = "Reload the page and try again.";
const text = plainText({ max: 2000, multiline: true, required: "Write something first." });
const commentId = z.uuid(reload);

export const writeCommentSchema = z.object({
  commentId,
  text,
  mentions: z.array(z.uuid(reload)).max(50).default([]),
  aboutWork: z.literal("on").optional(),
});

export const editCommentSchema = z.object({ commentId, text });
export const takeBackSchema = z.object({ commentId });

export type CommentInput = z.output<typeof writeCommentSchema>;
