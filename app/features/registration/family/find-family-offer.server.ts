import type { Actor } from "#app/core/portals/permissions.ts";
import { maskAccount } from "#app/core/secrets/mask.ts";
import { listSiblings } from "#app/features/identity/server/list-siblings.server.ts";
import type { RegistrationView } from "../registration-view.ts";
import type { FamilyOffer } from "./family-offer.ts";
import { isFamilyAccount } from "./is-family-account.ts";
import { siblingRegistrations } from "./sibling-registrations.server.ts";

/** S28: what the family has given already, for the second child; null once she has said herself who her parents are. */
export async function findFamilyOffer(
  actor: Actor,
  view: RegistrationView | null,
): Promise<FamilyOffer | null> {
  if (!view || view.submittedAt !== null) return null;
  const { motherName, fatherName, noMother, noFather } = view.answers;
  if (motherName || fatherName || noMother || noFather) return null;
  const siblings = await listSiblings(actor);
  if (siblings.length === 0) return null;
  const found = (await siblingRegistrations(actor)).find((row) => row.motherName || row.fatherName);
  if (!found) return null;
  return {
    studentId: found.studentId,
    name: siblings.find(({ id }) => id === found.studentId)?.name || (found.givenName ?? found.name ?? ""),
    mother: found.motherName,
    father: found.fatherName,
    state: found.state,
    bank: isFamilyAccount(found)
      ? { holder: found.passbookName ?? "", account: maskAccount(found.accountLastFour ?? "") }
      : null,
  };
}
