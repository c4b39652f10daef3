import { asc, eq } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { institute, partnershipNote } from "#app/db/schema/institutes.ts";
import { type PartnershipFile, partnershipFileLabels } from "../forms/partnership-steps.ts";
import { partnershipNumber } from "../partnership-number.ts";
import { partnershipPermissions } from "../partnership-permissions.ts";
import { partnershipMachine } from "../partnership-status.ts";
import type { PartnershipStatusView } from "../partnership-view.ts";
import { isRejectionReason, rejectionReasons } from "../rejection-reasons.ts";
import { partnershipRow } from "./partnership-row.server.ts";

/** Where a request stands, for whoever holds its link: who has it, by when, what was asked and said. */
export async function getPartnershipStatus(actor: Actor, key: string): Promise<PartnershipStatusView> {
  const row = await partnershipRow.reach(key);
  partnershipPermissions.assertCan(actor, "partnership.see_status", { holdsLink: true });
  const notes = await database()
    .select()
    .from(partnershipNote)
    .where(eq(partnershipNote.requestId, row.id))
    .orderBy(asc(partnershipNote.at), asc(partnershipNote.id));
  const [partner] = row.instituteId
    ? await database()
        .select({ code: institute.code })
        .from(institute)
        .where(eq(institute.id, row.instituteId))
    : [];
  const papers = await partnershipRow.papers(row.id);
  const words = partnershipMachine.states[row.status];
  return {
    key,
    number: partnershipNumber(row),
    instituteName: row.instituteName ?? "",
    status: row.status,
    statusLabel: words.label,
    told: words.told,
    dueAt: row.dueAt && formatDateTime(row.dueAt),
    code: partner?.code ?? null,
    reasons: row.reasons.filter(isRejectionReason).map((reason) => rejectionReasons[reason]),
    notes: notes.map(({ id, kind, text, at }) => ({ id, kind, text, at: formatDateTime(at) })),
    papers: papers.map(({ field, name, status, note }) => ({
      field,
      label: partnershipFileLabels[field as PartnershipFile],
      name,
      status,
      note,
    })),
  };
}
