import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { readBankAnswers, writeBankAnswers } from "../../bank-answer-format.ts";
import { type BankAnswerPreview, countVerdicts } from "../../bank-answer-view.ts";
import { payoutPermissions } from "../../payout-permissions.ts";
import { judgeBankAnswers } from "./judge-bank-answers.server.ts";

/** A dry run: what each line of the bank's file would do, before anything is recorded. */
export async function previewBankAnswers(actor: Actor, text: string): Promise<BankAnswerPreview> {
  payoutPermissions.assertCan(actor, "payout.pay");
  const { lines, problem } = readBankAnswers(text);
  if (problem) throw invalid({ file: [problem] });
  const rows = await judgeBankAnswers(lines);
  const usable = rows.filter(({ verdict }) => verdict !== "wrong").map(({ answer }) => answer);
  return { rows, counts: countVerdicts(rows), text: writeBankAnswers(usable) };
}
