import type { Actor } from "#app/core/portals/permissions.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { isUniqueViolation } from "#app/db/opening/query-error.server.ts";
import { type BankAnswerPreview, countVerdicts, type JudgedAnswer } from "../../bank-answer-view.ts";
import { payoutPermissions } from "../../payout-permissions.ts";
import { settlePayout } from "../batches/settle-payout.server.ts";
import type { BankAnswer } from "./assert-bank-answer.server.ts";
import { previewBankAnswers } from "./preview-bank-answers.server.ts";

/**
 * Records what the bank's file says: each line by itself, so that one bad line holds up nobody, and a file that
 * broke off half-way is simply sent again. The same file twice changes nothing (T38).
 */
export async function takeBankAnswers(actor: Actor, text: string): Promise<BankAnswerPreview> {
  payoutPermissions.assertCan(actor, "payout.pay");
  const preview = await previewBankAnswers(actor, text);
  const rows: JudgedAnswer[] = [];
  for (const row of preview.rows) rows.push(await record(actor, row));
  const counts = countVerdicts(rows);
  if (counts.paid + counts.returned > 0) {
    await inTransaction((tx) =>
      writeAudit(tx, { chain: "bank-answers", actor, event: "payout.answers_taken", details: counts }),
    );
  }
  return { ...preview, rows, counts };
}

async function record(actor: Actor, row: JudgedAnswer): Promise<JudgedAnswer> {
  const answer = answerOf(row);
  if (!answer || !row.payoutId) return row;
  try {
    await settlePayout(actor, row.payoutId, answer);
  } catch (error) {
    if (isUniqueViolation(error, "payout_reference_key")) {
      return { ...row, verdict: "wrong", note: "This UTR was just recorded for another payout." };
    }
    if (!isProblem(error) || error.status >= 500) throw error;
    return { ...row, verdict: "wrong", note: error.message };
  }
  return { ...row, note: answer.outcome === "paid" ? "Recorded as paid." : "Recorded as returned." };
}

function answerOf({ verdict, answer }: JudgedAnswer): BankAnswer | null {
  if (verdict === "paid") return { outcome: "paid", reference: answer.utr };
  if (verdict === "returned" && answer.reason) return { outcome: "returned", reason: answer.reason };
  return null;
}
