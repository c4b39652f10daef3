import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { formatDate, type IstDay } from "#app/core/clock.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { applicationNumber } from "../../application-number.ts";
import { applyPath } from "../../views/apply-view.ts";
import { lockApplication } from "../lists/application-row.server.ts";
import { tellStudent } from "../tell-student.server.ts";

export interface DraftNews {
  readonly name: "moreTime" | "closedEarly" | "paused" | "resumed";
  /** What makes it one piece of news: said again under the same key it is said once. */
  readonly key: string;
  readonly closesOn: IstDay | null;
}

const BATCH = 200;

/**
 * Whoever began an application and has not sent it hears what became of its scholarship, in their language and by
 * their channels. Each in a transaction of its own: stopped half-way, it is simply begun again.
 */
export async function tellDraftHolders(scholarshipId: string, news: DraftNews): Promise<number> {
  let told = 0;
  for (let after: string | null = null; ; ) {
    const drafts: { id: string }[] = await database()
      .select({ id: application.id })
      .from(application)
      .where(
        and(
          eq(application.scholarshipId, scholarshipId),
          eq(application.status, "draft"),
          isNull(application.erasedAt),
          after === null ? undefined : gt(application.id, after),
        ),
      )
      .orderBy(asc(application.id))
      .limit(BATCH);
    for (const { id } of drafts) told += await tell(id, news);
    const last = drafts.at(-1);
    if (!last || drafts.length < BATCH) return told;
    after = last.id;
  }
}

async function tell(id: string, { name, key, closesOn }: DraftNews): Promise<number> {
  return inTransaction(async (tx) => {
    const { row } = await lockApplication(tx, id);
    // Sent meanwhile: then it goes on, whatever became of the rest.
    if (row.status !== "draft") return 0;
    const link = applyPath({ number: applicationNumber(row) });
    const values = (language: Parameters<typeof formatDate>[1]) => ({
      date: closesOn ? formatDate(closesOn, language) : "",
    });
    await tellStudent(tx, row, name, `${key}:${id}`, values, link);
    return 1;
  });
}
