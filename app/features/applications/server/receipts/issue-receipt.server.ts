import { eq } from "drizzle-orm";
import type { Tx } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import type { DraftFacts } from "../drafts/judge-draft.server.ts";
import type { ApplicationRow } from "../lists/application-row.server.ts";

/** S16: a receipt says for ever what it said when it was issued: another account later is not what was received. */
export async function issueReceipt(
  tx: Tx,
  { id, accountLastFour, dueAt }: ApplicationRow,
  { scholarship, documents }: Pick<DraftFacts, "scholarship" | "documents">,
): Promise<void> {
  const issued = {
    scholarship: scholarship?.title ?? null,
    provider: scholarship?.provider ?? null,
    accountLastFour,
    papers: documents.length,
    dueAt: dueAt?.toISOString() ?? null,
  };
  await tx.update(application).set({ issued }).where(eq(application.id, id));
}
