import { and, desc, eq, isNull } from "drizzle-orm";
import { financialYear, financialYearLabel, formatDate } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { csrSpend } from "#app/db/schema/csr.ts";
import { csrPaper } from "#app/db/schema/csr-papers.ts";
import { document } from "#app/db/schema/documents.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { givingPermissions } from "#app/features/giving/giving-permissions.ts";
import { openOrganisation } from "#app/features/giving/server/open-organisation.server.ts";
import { isTaken } from "../vouchers/counted-vouchers.server.ts";
import { type CsrPaperLine, paperKinds } from "./paper-kinds.ts";

const mostShown = 200;

/** The company's papers, the newest first, and what a new one can belong to. */
export async function readCsrPapers(actor: Actor) {
  const { id } = await openOrganisation(actor);
  givingPermissions.assertCan(actor, "giving.read", { organisationId: id });
  const rows = await database()
    .select({
      row: csrPaper,
      name: document.originalName,
      voucher: csrSpend.voucher,
      title: programme.title,
    })
    .from(csrPaper)
    .innerJoin(document, eq(document.id, csrPaper.documentId))
    .leftJoin(csrSpend, eq(csrSpend.id, csrPaper.spendId))
    .leftJoin(programme, eq(programme.id, csrPaper.programmeId))
    .where(and(eq(csrPaper.organisationId, id), isNull(csrPaper.removedAt)))
    .orderBy(desc(csrPaper.addedAt), desc(csrPaper.id))
    .limit(mostShown);
  const vouchers = await database()
    .select({ id: csrSpend.id, voucher: csrSpend.voucher, note: csrSpend.note, on: csrSpend.spentOn })
    .from(csrSpend)
    .where(and(eq(csrSpend.organisationId, id), isTaken, isNull(csrSpend.reversesId)))
    .orderBy(desc(csrSpend.spentOn), desc(csrSpend.id))
    .limit(mostShown);
  const programmes = await database()
    .select({ id: programme.id, title: programme.title })
    .from(programme)
    .where(eq(programme.organisationId, id))
    .orderBy(programme.title);
  const year = financialYear();
  return {
    lines: rows.map(
      ({ row, name, voucher, title }): CsrPaperLine => ({
        id: row.id,
        kind: paperKinds[row.kind].label,
        of: voucher ?? title ?? (row.year === null ? "" : financialYearLabel(row.year)),
        name,
        href: `/documents/${row.documentId}/file`,
        added: formatDate(row.addedAt),
      }),
    ),
    vouchers: vouchers.map((one) => ({
      value: one.id,
      label: `${one.voucher}, ${formatDate(one.on)}: ${one.note}`.slice(0, 90),
    })),
    programmes: programmes.map((one) => ({ value: one.id, label: one.title })),
    years: [year, year - 1, year - 2, year - 3].map((one) => ({
      value: String(one),
      label: financialYearLabel(one),
    })),
  };
}
