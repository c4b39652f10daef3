import { type Actor, definePermissions, scope } from "#app/core/permissions.ts";

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
const ownAward = scope("for their own award", (actor: Actor, object: { readonly studentId: string }) => {
  return actor.studentId !== undefined && actor.studentId === object.studentId;
});

/** A giver sees its own money, and students by pseudonym only (T14). Payouts need two people (T16). */
export const fundingPermissions = definePermissions("funding", {
  "funding.read": { donor: own, csr: own, admin: true, system: true, hide: true },
  "funding.export": { donor: own, csr: own, admin: true, hide: true },
  "funding.give": { donor: ownOrOpen, csr: ownOrOpen, system: true, hide: true },
  "funding.manage_programme": { donor: own, csr: own, system: true, hide: true },
  "funding.change_settings": { donor: own, csr: own, system: true, hide: true },
  /** Prepare, approve, send and settle payouts; a verb also asks that the second person is another one. */
  "funding.pay": { admin: true },
  /** The statement of all donations of a tax year, with the givers' PAN. */
  "funding.state_donations": { admin: true },
  /** Set awards aside, close donations that are spent: by the clock. */
  "funding.keep_books": { admin: true, system: true },
  /** Give a donation back that nobody was promised; the ledger decides that. */
  "funding.refund": { admin: true },
  /** Record what the operator paid in for gateway fees. */
  "funding.cover_fees": { admin: true },
  "funding.thank": { student: ownAward, hide: true },
  "funding.read_thanks": { admin: true },
});
