import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { decryptField, encryptField } from "#app/core/secrets/crypto.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { registration } from "#app/db/schema/registration.ts";
import { openRegistration } from "../server/open-registration.server.ts";
import { accountAddress, type RegistrationRow } from "../server/registration-row.server.ts";
import { isFamilyAccount } from "./is-family-account.ts";
import { siblingRegistrations } from "./sibling-registrations.server.ts";

const facts = ["motherName", "noMother", "fatherName", "noFather", "state"] as const;
const bank = ["bankName", "accountType", "passbookName", "ifscCode"] as const;

interface Wish {
  /** Whose answers are taken over. */
  readonly from: string;
  readonly withBank: boolean;
}

/** S28: by her own press the family's answers stand in the second child's form. What she has typed herself stays. */
export async function takeFamilyFacts(actor: Actor, { from, withBank }: Wish): Promise<void> {
  const sibling = (await siblingRegistrations(actor)).find(({ studentId }) => studentId === from);
  if (!sibling) throw notFound();
  await inTransaction(async (tx) => {
    const row = await openRegistration(actor);
    if (row.status !== "mobile_verified")
      throw conflict("This registration is already in. Correct it instead.", "already_registered");
    const change: Partial<RegistrationRow> = {};
    for (const field of facts) if (!row[field] && sibling[field]) change[field] = sibling[field];
    const takesBank = withBank && isFamilyAccount(sibling) && !row.accountEncrypted;
    if (takesBank && sibling.accountEncrypted) {
      for (const field of bank) change[field] = sibling[field];
      // A sealed number belongs to its row: it is opened there and sealed anew here (T26).
      const number = decryptField(sibling.accountEncrypted, accountAddress(sibling.id));
      change.accountEncrypted = encryptField(number, accountAddress(row.id));
      change.accountLastFour = sibling.accountLastFour;
    }
    if (Object.keys(change).length === 0) return;
    await tx
      .update(registration)
      .set({ ...change, updatedAt: now() })
      .where(eq(registration.id, row.id));
    await writeAudit(tx, {
      chain: `registration:${row.id}`,
      actor,
      event: "registration.family_taken",
      details: {
        from: sibling.studentId,
        fields: Object.keys(change).filter((name) => name !== "accountEncrypted"),
      },
    });
  });
}
