import { eq } from "drizzle-orm";
import { formatDate, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid, notFound } from "#app/core/requests/errors.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import { bonafideLetter, institute } from "#app/db/schema/institutes.ts";
import { institutePermissions } from "../../institute-permissions.ts";
import { partnerStateLabels } from "../../partnership-options.ts";
import { rosterRow } from "../roster/roster-row.server.ts";

const purposeText = plainText({ max: 120, required: "Say what the letter is for." });

/** A bonafide letter for a student whose enrolment is confirmed; a double click makes one (T38). Says its id. */
export async function issueLetter(
  actor: Actor,
  studentId: string,
  given: { readonly purpose: string; readonly formKey: string },
): Promise<string> {
  const instituteId = actor.instituteId ?? "";
  institutePermissions.assertCan(actor, "institute.change_roll", { instituteId });
  const purpose = purposeText.safeParse(given.purpose);
  if (!purpose.success) throw invalid({ purpose: [purpose.error.issues[0]?.message ?? ""] });
  const hash = requestHash({ studentId, purpose: purpose.data });
  return runOnce(given.formKey, `institute.letter:${instituteId}`, hash, async (tx) => {
    const row = await rosterRow.own(actor, studentId, tx);
    const [own] = await tx.select().from(institute).where(eq(institute.id, instituteId));
    if (!own) throw notFound();
    if (row.status !== "confirmed") {
      throw conflict(
        "Confirm the enrolment first: the letter says that the student is enrolled.",
        "wrong_state",
      );
    }
    const id = newId();
    await tx.insert(bonafideLetter).values({
      id,
      instituteId,
      rosterStudentId: row.id,
      purpose: purpose.data,
      facts: {
        institute: own.name,
        code: own.code,
        address: [own.address, own.city, partnerStateLabels[own.state] ?? own.state, own.pincode].join(", "),
        registration: own.registrationNumber,
        head: own.principalName,
        name: row.name,
        admissionNumber: row.admissionNumber,
        birthDay: formatDate(row.birthDay),
        course: row.course,
        year: row.year,
      },
      issuedAt: now(),
      issuedBy: actor.userId,
    });
    await writeAudit(tx, {
      chain: `institute:${instituteId}`,
      actor,
      event: "institute.letter_issued",
      subject: `letter:${id}`,
    });
    return id;
  });
}
