import { asc, eq } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import { decryptField } from "#app/core/crypto.server.ts";
import { maskAccount } from "#app/core/mask.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { accountChange, award } from "#app/db/schema/awards.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import { payoutPermissions } from "../payout-permissions.ts";

const AT_ONCE = 50;

/** New accounts in another name than the student's, the longest wait first. */
export async function listAccountChanges(actor: Actor) {
  payoutPermissions.assertCan(actor, "payout.see");
  const rows = await database()
    .select({ row: accountChange, amountPaise: award.amountPaise, application })
    .from(accountChange)
    .innerJoin(award, eq(award.id, accountChange.awardId))
    .innerJoin(application, eq(application.id, award.applicationId))
    .where(eq(accountChange.status, "waiting"))
    .orderBy(asc(accountChange.createdAt), asc(accountChange.id))
    .limit(AT_ONCE + 1);
  return {
    hasMore: rows.length > AT_ONCE,
    rows: rows.slice(0, AT_ONCE).map(({ row, amountPaise, application: of }) => ({
      id: row.id,
      number: applicationNumber(of),
      applicant: of.answers.fullName?.value ?? "",
      holder: decryptField(row.holderEncrypted, {
        table: "account_change",
        column: "holder_encrypted",
        rowId: row.id,
      }),
      account: maskAccount(row.accountLastFour),
      ifsc: row.ifsc,
      amount: formatMoney(paise(amountPaise)),
      asked: formatDateTime(row.createdAt),
      passbookId: row.passbookId,
    })),
  };
}
