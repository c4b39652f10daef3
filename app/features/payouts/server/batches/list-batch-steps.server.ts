import { formatDateTime } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { nameTraces } from "#app/features/identity/server/audit/name-traces.server.ts";
import type { BatchStep } from "../../payout-view.ts";

const words: Readonly<Record<string, string>> = {
  "payout_batch.prepared": "prepared it",
  "payout_batch.approve": "approved it",
  "payout_batch.sent_back": "sent back",
  "payout_batch.send": "sent it to the bank",
  "payout_batch.exported": "took the bank's file",
  "payout_batch.cancel": "put it back",
  "payout_batch.settle": "recorded the last answer",
};

/** D22: who did what with a batch, the newest first, by the audit's own entries. */
export async function listBatchSteps(reader: Actor, batchId: string): Promise<BatchStep[]> {
  const { entries } = await nameTraces(reader, `payout-batch:${batchId}`);
  const why = entries.find(({ event }) => event === "payout_batch.cancel_reason")?.details.reason;
  return entries
    .flatMap(({ event, name, at, details }, index) => {
      const what = words[event];
      if (!what) return [];
      const reason = event === "payout_batch.cancel" ? why : details.reason;
      const count = event === "payout_batch.sent_back" ? [details.payouts].flat().length : null;
      return {
        id: String(index),
        who: name,
        what: count === null ? what : `${what} ${count} ${count === 1 ? "payout" : "payouts"}`,
        at: formatDateTime(at),
        reason: typeof reason === "string" ? reason : null,
      };
    })
    .toReversed();
}
