import { and, eq, isNull, ne } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { institute, partnershipRequest } from "#app/db/schema/institutes.ts";
import { hashContact } from "#app/features/identity/server/contacts/hash-contact.server.ts";
import { instituteFields } from "../../forms/institute-fields.ts";
import type { PartnershipProblem } from "../../forms/partnership-steps.ts";
import { registrationKeyOf } from "../../partnership-number.ts";

/**
 * One institute applies once, and a phone speaks for one partner: said kindly, with the way on. Whose phone it is the
 * desk alone learns, before it makes the institute: an open form would tell anybody about any number (X21d).
 */
export async function findPartnershipClash(
  requestId: string | null,
  answers: Readonly<Record<string, string>>,
  { isDesk = false }: { isDesk?: boolean } = {},
): Promise<PartnershipProblem[]> {
  const problems: PartnershipProblem[] = [];
  const key = registrationKeyOf(answers.registrationNumber ?? "");
  if (key !== "") {
    const [partner] = await database()
      .select({ id: institute.id })
      .from(institute)
      .where(eq(institute.registrationKey, key));
    const [asked] = await database()
      .select({ id: partnershipRequest.id })
      .from(partnershipRequest)
      .where(
        and(
          eq(partnershipRequest.registrationKey, key),
          ne(partnershipRequest.status, "rejected"),
          requestId ? ne(partnershipRequest.id, requestId) : undefined,
        ),
      );
    const message = partner
      ? "An institute with this registration number is a partner already. If it is yours, sign in with its contact phone; if you cannot, write to us and we help."
      : "We already have an application with this registration number. Look for our mail with its number, or write to us and we help.";
    if (partner || asked) problems.push({ step: 3, field: "registrationNumber", message });
  }
  const phone = instituteFields.contactPhone.safeParse(answers.contactPhone ?? "");
  if (isDesk && phone.success) {
    const [member] = await database()
      .select({ id: instituteMember.id })
      .from(instituteMember)
      .where(
        and(eq(instituteMember.phoneHash, hashContact("phone", phone.data)), isNull(instituteMember.endedAt)),
      );
    if (member) {
      problems.push({
        step: 1,
        field: "contactPhone",
        message: "This number already signs in for a partner institute. Give another one.",
      });
    }
  }
  return problems;
}
