import { asc, eq } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { institute, partnershipNote } from "#app/db/schema/institutes.ts";
import type { PartnershipFile } from "../../forms/partnership-steps.ts";
import { partnershipMessages } from "../../messages/partnership.messages.server.ts";
import { partnershipStatusMessages } from "../../messages/partnership-status.messages.server.ts";
import { partnershipNumber } from "../../partnership-number.ts";
import { partnershipPermissions } from "../../partnership-permissions.ts";
import type { PartnershipStatusView } from "../../partnership-view.ts";
import { isRejectionReason } from "../../rejection-reasons.ts";
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
  const { states, rejections } = partnershipStatusMessages[actor.language];
  const { files } = partnershipMessages[actor.language];
  return {
    key,
    number: partnershipNumber(row),
    instituteName: row.instituteName ?? "",
    status: row.status,
    statusLabel: states[row.status].label,
    told: states[row.status].told,
    dueAt: row.dueAt && formatDateTime(row.dueAt, actor.language),
    code: partner?.code ?? null,
    reasons: row.reasons.filter(isRejectionReason).map((reason) => rejections[reason]),
    notes: notes.map(({ id, kind, text, at }) => ({
      id,
      kind,
      text,
      at: formatDateTime(at, actor.language),
    })),
    papers: papers.map(({ field, name, status, note }) => ({
      field,
      label: files[field as PartnershipFile],
      name,
      status,
      note,
    })),
  };
}
