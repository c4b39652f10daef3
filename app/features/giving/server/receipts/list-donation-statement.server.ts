import { and, asc, eq, gte, inArray, lt } from "drizzle-orm";
import { financialYearLabel, istDate, startOfIstDay } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { badRequest } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { donation } from "#app/db/schema/donations.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { keptPaise } from "../../donation-refund.ts";
import { receivedStatuses } from "../../donation-status.ts";
import { givingPermissions } from "../../giving-permissions.ts";
import { taxFormsOn } from "../../tax-forms.ts";
import { organisationSecrets } from "../organisation-secrets.server.ts";
import { type Donee, findDonee } from "./find-donee.server.ts";

export interface StatementLine {
  readonly serial: number;
  readonly idCode: string;
  readonly idNumber: string;
  readonly section: string;
  readonly urn: string;
  readonly urnDate: string;
  readonly name: string;
  readonly address: string;
  readonly donationType: string;
  readonly mode: string;
  readonly rupees: string;
}

/**
 * The statement of donations of a tax year in the prescribed columns (Form 10BD, from April 2026 Form 113). It
 * holds every donor's PAN in full, so it is the desk's alone, and reading it leaves a trace (T26, T28).
 */
export async function listDonationStatement(
  actor: Actor,
  year: number,
): Promise<{ form: string; year: string; rows: AsyncGenerator<StatementLine> }> {
  givingPermissions.assertCan(actor, "giving.state_donations");
  if (!Number.isInteger(year) || year < 2020 || year > 2100) throw badRequest("Choose a year, such as 2026.");
  await inTransaction((tx) =>
    writeAudit(tx, { chain: "donation-statement", actor, event: "statement.exported", details: { year } }),
  );
  const form = taxFormsOn(`${year}-04-01`).statement;
  return { form, year: financialYearLabel(year), rows: statementLines(year, await findDonee()) };
}

async function* statementLines(year: number, donee: Donee): AsyncGenerator<StatementLine> {
  const rows = await database()
    .select({ row: donation, kind: programme.kind })
    .from(donation)
    .innerJoin(programme, eq(programme.id, donation.programmeId))
    .where(
      and(
        inArray(donation.status, [...receivedStatuses]),
        gte(donation.paidAt, startOfIstDay(`${year}-04-01`)),
        lt(donation.paidAt, startOfIstDay(`${year + 1}-04-01`)),
      ),
    )
    .orderBy(asc(donation.paidAt), asc(donation.id));
  for (const [index, { row, kind }] of rows.entries()) {
    const pan = organisationSecrets.open("donation", "pan_encrypted", row.id, row.panEncrypted);
    yield {
      serial: index + 1,
      idCode: pan ? "1 - Permanent Account Number" : "",
      idNumber: pan ?? "",
      section: `Section ${taxFormsOn(istDate(row.paidAt ?? row.createdAt)).section}`,
      urn: donee.urn,
      urnDate: donee.urnDate,
      name: row.donorName,
      address: row.donorAddress ?? "",
      donationType: kind === "general" ? "Others" : "Specific grants",
      mode: "Electronic modes including account payee cheque/draft",
      rupees: (keptPaise(row) / 100).toFixed(2),
    };
  }
}
