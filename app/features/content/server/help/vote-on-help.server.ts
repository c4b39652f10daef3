import { z } from "zod";
import { now } from "#app/core/clock.ts";
import { fieldErrorsOf } from "#app/core/forms/form.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { helpVote } from "#app/db/schema/content.ts";
import { throttle } from "#app/features/identity/server/otp/throttle.server.ts";
import { readerHash } from "../articles/reader-hash.server.ts";
import { helpQuestions } from "./help-questions.server.ts";
import { type HelpVotes, listHelpVotes } from "./list-help-votes.server.ts";

const schema = z.object({
  question: z
    .string()
    .refine((id) => helpQuestions.some((one) => one.id === id), "This question is not here."),
  helpful: z.enum(["yes", "no"], "Choose yes or no."),
});

/** One vote a reader and question; whoever thinks again changes it. Answers with the new figures. */
export async function voteOnHelp(
  fields: FormData,
  address: string,
): Promise<HelpVotes & { question: string }> {
  const parsed = schema.safeParse(Object.fromEntries(fields));
  if (!parsed.success) throw invalid(fieldErrorsOf(parsed.error));
  await throttle.take([{ name: "reader-mark-address", who: address }]);
  const { question, helpful } = parsed.data;
  const vote = { helpful: helpful === "yes", votedAt: now() };
  await database()
    .insert(helpVote)
    .values({
      questionId: question,
      readerHash: readerHash(`help:${question}`, fields.get("reader"), address),
      ...vote,
    })
    .onConflictDoUpdate({ target: [helpVote.questionId, helpVote.readerHash], set: vote });
  const votes = (await listHelpVotes()).get(question);
  return { question, yes: votes?.yes ?? 0, no: votes?.no ?? 0 };
}
