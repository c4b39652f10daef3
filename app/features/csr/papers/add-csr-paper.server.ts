import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid, notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { csrSpend } from "#app/db/schema/csr.ts";
import { csrPaper } from "#app/db/schema/csr-papers.ts";
import { programme } from "#app/db/schema/programmes.ts";
import {
  type SentFile,
  storeSentFile,
} from "#app/features/documents/server/uploads/store-sent-file.server.ts";
import { givingPermissions } from "#app/features/giving/giving-permissions.ts";
import { openOrganisation } from "#app/features/giving/server/open-organisation.server.ts";
import type { PaperForm } from "./paper-form.ts";
import { paperKinds } from "./paper-kinds.ts";

/** The proof of a voucher, a resolution, a certificate or a registration: kept in the company's own vault. */
export async function addCsrPaper(
  actor: Actor,
  { kind, spend, year, programme: programmeId }: Omit<PaperForm, "file">,
  sent: Pick<SentFile, "file" | "refusal">,
): Promise<void> {
  const { id: organisationId } = await openOrganisation(actor);
  givingPermissions.assertCan(actor, "giving.keep_papers", { organisationId });
  const { of } = paperKinds[kind];
  const subject = {
    spendId: of === "spend" ? (spend ?? null) : null,
    year: of === "year" ? (year ?? null) : null,
    programmeId: of === "programme" ? (programmeId ?? null) : null,
  };
  await assertOwn(organisationId, subject);
  const owner = { kind: "organisation", id: organisationId } as const;
  const file = { field: "file", language: "en", ...sent } as const;
  const documentId = await storeSentFile(actor, owner, `csr_${kind}`, file);
  if (!documentId) throw invalid({ file: ["Choose the file."] });
  await inTransaction(async (tx) => {
    const id = newId();
    await tx
      .insert(csrPaper)
      .values({ id, organisationId, kind, ...subject, documentId, addedBy: actor.userId, addedAt: now() });
    await writeAudit(tx, {
      chain: `organisation:${organisationId}`,
      actor,
      event: "csr.paper_added",
      subject: `csr-paper:${id}`,
      details: { kind, documentId },
    });
  });
}

/** Another company's voucher or programme does not exist here (T13). */
async function assertOwn(
  organisationId: string,
  { spendId, programmeId }: { spendId: string | null; programmeId: string | null },
): Promise<void> {
  const rows = spendId
    ? await database()
        .select({ id: csrSpend.id })
        .from(csrSpend)
        .where(and(eq(csrSpend.id, spendId), eq(csrSpend.organisationId, organisationId)))
    : programmeId
      ? await database()
          .select({ id: programme.id })
          .from(programme)
          .where(and(eq(programme.id, programmeId), eq(programme.organisationId, organisationId)))
      : [null];
  if (rows.length === 0) throw notFound();
}
