import { and, eq, ilike, inArray, or, sql } from "drizzle-orm";
import { formatDateTime, istDate } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { decryptField } from "#app/core/secrets/crypto.server.ts";
import { maskAccount } from "#app/core/secrets/mask.ts";
import { ascending, descending, listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { accountChange, award } from "#app/db/schema/awards.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { applicationNumber, serialOf } from "#app/features/applications/application-number.ts";
import type { AccountChangeLine, AccountChangeStatus } from "../../account-change-line.ts";
import type { AccountChangeFilter, AccountChangeSort } from "../../account-change-list.ts";
import { payoutPermissions } from "../../payout-permissions.ts";

const columns = {
  row: accountChange,
  amountPaise: award.amountPaise,
  scholarship: programme.title,
  application,
};

/** New accounts that students gave; one in another name waits for a look. */
export async function listAccountChanges(
  actor: Actor,
  query: ListQuery<AccountChangeFilter, AccountChangeSort>,
): Promise<Page<AccountChangeLine>> {
  payoutPermissions.assertCan(actor, "payout.see");
  const wanted = query.filters.status;
  const serial = query.search ? serialOf(query.search) : null;
  const text = query.search ?? "";
  const like = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const found = await listPage({
    query,
    where: and(
      wanted.length > 0 ? inArray(accountChange.status, [...wanted] as AccountChangeStatus[]) : undefined,
      query.search
        ? or(
            serial === null ? undefined : eq(application.serial, serial),
            eq(accountChange.accountLastFour, text),
            ilike(accountChange.ifsc, like),
            ilike(programme.title, like),
          )
        : undefined,
    ),
    sorts: {
      oldest: [ascending(accountChange.createdAt), ascending(accountChange.id)],
      newest: [descending(accountChange.createdAt), descending(accountChange.id)],
    },
    rows: (part) =>
      database()
        .select({ ...columns, place: part.place })
        .from(accountChange)
        .innerJoin(award, eq(award.id, accountChange.awardId))
        .innerJoin(programme, eq(programme.id, award.programmeId))
        .innerJoin(application, eq(application.id, award.applicationId))
        .where(part.where)
        .orderBy(...part.orderBy)
        .limit(part.limit),
    counted: sql`${accountChange} inner join ${award} on ${eq(award.id, accountChange.awardId)} inner join ${programme} on ${eq(programme.id, award.programmeId)} inner join ${application} on ${eq(application.id, award.applicationId)}`,
  });
  return { ...found, rows: found.rows.map(toLine) };
}

type Row = {
  row: typeof accountChange.$inferSelect;
  amountPaise: number;
  scholarship: string;
  application: typeof application.$inferSelect;
};

function toLine({ row, amountPaise, scholarship, application: of }: Row): AccountChangeLine {
  return {
    id: row.id,
    number: applicationNumber(of),
    scholarship,
    applicant: of.answers.fullName?.value ?? "",
    holder: decryptField(row.holderEncrypted, {
      table: "account_change",
      column: "holder_encrypted",
      rowId: row.id,
    }),
    account: maskAccount(row.accountLastFour),
    ifsc: row.ifsc,
    amount: formatMoney(paise(amountPaise)),
    amountPaise,
    asked: formatDateTime(row.createdAt),
    askedOn: istDate(row.createdAt),
    status: row.status,
    decidedOn: row.decidedAt && istDate(row.decidedAt),
    reason: row.reason,
    passbookId: row.passbookId,
  };
}
