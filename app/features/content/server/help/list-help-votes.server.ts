import { count } from "drizzle-orm";
import { env } from "#app/core/settings/env.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { helpVote } from "#app/db/schema/content.ts";
import { helpQuestions } from "./help-questions.server.ts";

export interface HelpVotes {
  readonly yes: number;
  readonly no: number;
}

/** The votes of each question: those of readers, and in the demo those it started with (I21). */
export async function listHelpVotes(): Promise<Map<string, HelpVotes>> {
  const rows = await database()
    .select({ questionId: helpVote.questionId, helpful: helpVote.helpful, votes: count() })
    .from(helpVote)
    .groupBy(helpVote.questionId, helpVote.helpful);
  const { isDemo } = env();
  const cast = (id: string, helpful: boolean) =>
    rows.find((row) => row.questionId === id && row.helpful === helpful)?.votes ?? 0;
  return new Map(
    helpQuestions.map(({ id, helpfulYes, helpfulNo }) => [
      id,
      {
        yes: (isDemo ? helpfulYes : 0) + cast(id, true),
        no: (isDemo ? helpfulNo : 0) + cast(id, false),
      },
    ]),
  );
}
