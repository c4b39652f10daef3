import { eq } from "drizzle-orm";
import { formatDate, istDate, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { encryptField } from "#app/core/secrets/crypto.server.ts";
import { env } from "#app/core/settings/env.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { institute, partnershipDocument } from "#app/db/schema/institutes.ts";
import { adoptDocuments } from "#app/features/documents/server/adopt-documents.server.ts";
import { institutePermissions } from "../institute-permissions.ts";
import { instituteCode, registrationKeyOf } from "../partnership-number.ts";
import { termEnd } from "../term-end.ts";
import { findPartnershipClash } from "./partnerships/find-partnership-clash.server.ts";
import { partnershipAnswers } from "./partnerships/partnership-answers.server.ts";
import type { PartnershipRow } from "./partnerships/partnership-row.server.ts";
import { addMember } from "./team/add-member.server.ts";
import { tellInstitute } from "./tell-institute.server.ts";

/** The institute of an approved request: its code, its files, its term, and the contact phone as its owner's sign-in. */
export async function createInstitute(
  tx: Tx,
  actor: Actor,
  request: PartnershipRow,
): Promise<{ id: string; code: string }> {
  institutePermissions.assertCan(actor, "institute.create");
  const answers = partnershipAnswers.open(request);
  const text = (name: string) => answers[name] ?? "";
  const [clash] = await findPartnershipClash(request.id, answers, { isDesk: true });
  if (clash) throw conflict(clash.message, "clash");
  const id = newId();
  const at = now();
  const termFrom = istDate(at);
  const termTo = termEnd.ofTermFrom(termFrom);
  const seal = (column: string, value: string) =>
    encryptField(value, { table: "institute", column, rowId: id });
  const [logo] = await tx
    .select({ documentId: partnershipDocument.documentId, field: partnershipDocument.field })
    .from(partnershipDocument)
    .where(eq(partnershipDocument.requestId, request.id))
    .then((rows) => rows.filter(({ field }) => field === "logo"));
  const [made] = await tx
    .insert(institute)
    .values({
      id,
      // Known only once the row has its serial.
      code: id,
      requestId: request.id,
      name: text("instituteName"),
      type: text("instituteType"),
      establishedYear: Number(text("establishedYear")),
      accreditation: text("accreditation"),
      address: text("address"),
      city: text("city"),
      state: text("state"),
      pincode: text("pincode"),
      website: answers.website || null,
      principalName: text("principalName"),
      registrationNumber: text("registrationNumber"),
      registrationKey: registrationKeyOf(text("registrationNumber")),
      contactEmailEncrypted: seal("contact_email_encrypted", text("contactEmail")),
      contactPhoneEncrypted: seal("contact_phone_encrypted", text("contactPhone")),
      alternatePhoneEncrypted: answers.alternatePhone
        ? seal("alternate_phone_encrypted", answers.alternatePhone)
        : null,
      panEncrypted: seal("pan_encrypted", text("panNumber")),
      gstEncrypted: answers.gstNumber ? seal("gst_encrypted", answers.gstNumber) : null,
      logoDocumentId: logo?.documentId ?? null,
      termFrom,
      termTo,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ serial: institute.serial });
  const code = instituteCode(Number(termFrom.slice(0, 4)), made?.serial ?? 0);
  await tx.update(institute).set({ code }).where(eq(institute.id, id));
  await adoptDocuments(tx, { kind: "registration", id: request.id }, { kind: "institute", id });
  await addMember(tx, actor, {
    instituteId: id,
    instituteName: text("instituteName"),
    instituteCode: code,
    name: text("principalName"),
    phone: text("contactPhone"),
    memberRole: "owner",
  });
  await writeAudit(tx, {
    chain: `institute:${id}`,
    actor,
    event: "institute.created",
    details: { code, termFrom, termTo },
  });
  await tellInstitute(tx, {
    to: text("contactEmail"),
    title: `${text("instituteName")} is a partner now`,
    message: `Welcome. Your institute ID is ${code}. Sign in as an institute with the contact phone number you gave us. The term runs until ${formatDate(termTo)} and can be renewed.`,
    link: `${env().PUBLIC_URL}/institute/dashboard`,
    dedupeKey: `partnership:${request.id}:approved`,
    subjectId: request.id,
  });
  return { id, code };
}
