import { istDate } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { givingPermissions } from "#app/features/giving/giving-permissions.ts";
import { openOrganisation } from "#app/features/giving/server/open-organisation.server.ts";
import { csrPicture } from "../../csr-picture.ts";
import { type Csr2Line, csr2Lines } from "../../csr2-lines.ts";
import { readCsrBooks } from "./read-csr-books.server.ts";

/** The figures for Form CSR-2 of a year, from the rows: to be copied into the form, not a filing. */
export async function csr2Figures(actor: Actor, year: number): Promise<{ year: number; lines: Csr2Line[] }> {
  const { id } = await openOrganisation(actor);
  givingPermissions.assertCan(actor, "giving.export", { organisationId: id });
  const books = await readCsrBooks(actor);
  const picture = csrPicture(books, istDate(), year);
  if (year > csrPicture(books, istDate()).year || year < 2014) throw notFound();
  await inTransaction((tx) =>
    writeAudit(tx, {
      chain: `organisation:${id}`,
      actor,
      event: "csr.csr2_exported",
      subject: `csr-year:${year}`,
    }),
  );
  return { year, lines: csr2Lines(books, picture) };
}
