import type { Actor } from "#app/core/portals/permissions.ts";
import { givingPermissions } from "#app/features/giving/giving-permissions.ts";

/** Which right the verb behind each form of the portal asks for: who lacks it does not see the form. */
export const csrFormRights = {
  settings: "giving.change_settings",
  figures: "giving.book",
  board: "giving.book",
  transfer: "giving.book",
  spend: "giving.book",
  reverse: "giving.book",
  "new-program": "giving.manage_programme",
  outcome: "giving.manage_programme",
  "outcome-back": "giving.manage_programme",
  scholarship: "giving.manage_programme",
  budget: "giving.manage_programme",
  milestone: "giving.manage_programme",
  tick: "giving.manage_programme",
  complete: "giving.manage_programme",
} as const satisfies Readonly<Record<string, Parameters<typeof givingPermissions.can>[1]>>;

export type CsrFormName = keyof typeof csrFormRights;

/** The forms this person of the company's team may send. */
export function csrFormsOf(actor: Actor): CsrFormName[] {
  const own = { organisationId: actor.organisationId ?? null };
  return (Object.keys(csrFormRights) as CsrFormName[]).filter((name) =>
    givingPermissions.can(actor, csrFormRights[name], own),
  );
}

/** Who of the team does it, for those who do not. */
export function csrFormHolders(name: CsrFormName): string {
  const right = csrFormRights[name];
  if (right === "giving.change_settings") return "an owner";
  return right === "giving.book" ? "an owner or finance" : "an owner or program";
}
