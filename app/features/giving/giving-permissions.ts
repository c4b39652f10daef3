import { type Actor, definePermissions, readers, scope, staff } from "#app/core/permissions.ts";

/** What a right depends on: whose money it is. */
export interface OrganisationOwned {
  readonly organisationId: string | null;
}

const own = scope("of their own organisation", (actor: Actor, object: OrganisationOwned) => {
  return actor.organisationId !== undefined && actor.organisationId === object.organisationId;
});
const ownOrOpen = scope(
  "of their own organisation, and what is open to every giver",
  (actor: Actor, object: OrganisationOwned & { readonly isOpen: boolean }) =>
    object.isOpen || (actor.organisationId !== undefined && actor.organisationId === object.organisationId),
);

/** A giver sees its own money, and students by pseudonym only (T14). */
export const givingPermissions = definePermissions("giving", {
  "giving.read": { donor: own, csr: own, admin: readers(["finance"]), system: true, hide: true },
  "giving.export": { donor: own, csr: own, admin: readers(["finance"]), hide: true },
  "giving.give": { donor: ownOrOpen, csr: ownOrOpen, system: true, hide: true },
  "giving.manage_programme": { donor: own, csr: own, system: true, hide: true },
  "giving.change_settings": { donor: own, csr: own, system: true, hide: true },
  /** The statement of all donations of a tax year, with the givers' PAN. */
  "giving.state_donations": { admin: readers(["finance"]) },
  /** Give a donation back that nobody was promised; the ledger decides that. */
  "giving.refund": { admin: staff(["finance"]) },
});
