import { asc, eq } from "drizzle-orm";
import { formatDateTime, now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import { formatMoney, parseMoney } from "#app/core/money.ts";
import { clockOf } from "#app/core/periods/due-clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { maskPan } from "#app/core/secrets/mask.ts";
import { allowedEvents } from "#app/core/state-machine.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { institute, partnershipNote, partnershipRequest } from "#app/db/schema/institutes.ts";
import { nameTraces } from "#app/features/identity/server/audit/name-traces.server.ts";
import type { DeskPartnership } from "../../desk-partnership.ts";
import { type PartnershipFile, partnershipFileLabels } from "../../forms/partnership-steps.ts";
import { partnershipNumber } from "../../partnership-number.ts";
import { accreditationLabels, instituteTypeLabels, partnerStateLabels } from "../../partnership-options.ts";
import { partnershipPermissions } from "../../partnership-permissions.ts";
import { partnershipMachine } from "../../partnership-status.ts";
import { isRejectionReason, rejectionReasons } from "../../rejection-reasons.ts";
import { partnershipAnswers } from "./partnership-answers.server.ts";
import { partnershipRow } from "./partnership-row.server.ts";

/** One request as the desk sees it: every answer, every file with its check, what may be done now. */
export async function getPartnership(actor: Actor, requestId: string): Promise<DeskPartnership> {
  partnershipPermissions.assertCan(actor, "partnership.see_desk");
  const [row] = isId(requestId)
    ? await database().select().from(partnershipRequest).where(eq(partnershipRequest.id, requestId))
    : [];
  if (!row || row.status === "draft") throw notFound("There is no such partnership application.");
  await assertWithin(actor, "partnership", row.id);
  const answers = partnershipAnswers.open(row);
  const [notes, papers, [partner], traces] = await Promise.all([
    database()
      .select()
      .from(partnershipNote)
      .where(eq(partnershipNote.requestId, row.id))
      .orderBy(asc(partnershipNote.at), asc(partnershipNote.id)),
    partnershipRow.papers(row.id),
    database()
      .select({ code: institute.code, termTo: institute.termTo })
      .from(institute)
      .where(eq(institute.requestId, row.id)),
    nameTraces(actor, `partnership:${row.id}`),
  ]);
  const amount = parseMoney(answers.scholarshipAmount ?? "");
  return {
    id: row.id,
    number: partnershipNumber(row),
    name: row.instituteName ?? "",
    status: row.status,
    statusLabel: partnershipMachine.states[row.status].label,
    revision: row.revision,
    clock: clockOf(row.dueAt, row.submittedAt),
    isLate: row.dueAt !== null && row.dueAt < now(),
    submittedAt: row.submittedAt ? formatDateTime(row.submittedAt) : "",
    dueAt: row.dueAt && formatDateTime(row.dueAt),
    code: partner?.code ?? null,
    termTo: partner?.termTo ?? null,
    events: allowedEvents(partnershipMachine, row.status, actor).map(({ event, label }) => ({
      event,
      label,
    })),
    reasons: row.reasons.filter(isRejectionReason).map((reason) => rejectionReasons[reason]),
    answers: [
      ["Institute Type", instituteTypeLabels[answers.instituteType ?? ""]],
      ["Established Year", answers.establishedYear],
      ["Accreditation", accreditationLabels[answers.accreditation ?? ""]],
      ["Registration Number", answers.registrationNumber],
      ["PAN Number", maskPan(answers.panNumber ?? "")],
      [
        "GST Number",
        answers.gstNumber &&
          `${answers.gstNumber.slice(0, 2)}${maskPan(answers.gstNumber.slice(2, 12))}${answers.gstNumber.slice(12)}`,
      ],
      [
        "Address",
        [answers.address, answers.city, partnerStateLabels[answers.state ?? ""], answers.pincode]
          .filter(Boolean)
          .join(", "),
      ],
      ["Website", answers.website],
      ["Principal/Head Name", answers.principalName],
      ["Contact Email", answers.contactEmail],
      ["Contact Phone", answers.contactPhone && `+91 ${answers.contactPhone}`],
      ["Alternate Phone", answers.alternatePhone && `+91 ${answers.alternatePhone}`],
      ["Scholarship Name", answers.scholarshipName],
      ["Scholarship Amount", amount ? formatMoney(amount) : answers.scholarshipAmount],
      ["Number of Scholarships", answers.numberOfScholarships],
      ["Eligibility Criteria", answers.eligibilityCriteria],
      ["Selection Process", answers.selectionProcess],
    ].map(([term = "", value]) => ({ term, value: value || "–" })),
    notes: notes.map(({ id, kind, text, at }) => ({
      id,
      kind,
      text,
      at: formatDateTime(at),
      by: kind === "submitted" || kind === "answered" ? null : traces.of({ byRole: "admin", at }),
    })),
    papers: papers.map(({ field, documentId, name, bytes, status, note }) => ({
      field,
      label: partnershipFileLabels[field as PartnershipFile],
      documentId,
      name,
      bytes,
      status,
      note,
    })),
  };
}
