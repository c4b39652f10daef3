import {
  type Actor,
  definePermissions,
  readers,
  scope,
  staff,
  type TeamRole,
} from "#app/core/portals/permissions.ts";
import { moneyRoles, teamRoleWords } from "./team/team-roles.ts";

/** What a right depends on: whose money it is. */
export interface OrganisationOwned {
  readonly organisationId: string | null;
}

const isOwn = (actor: Actor, { organisationId }: OrganisationOwned) =>
  actor.organisationId !== undefined && actor.organisationId === organisationId;

/** Everybody of the team looks; what they do there depends on their role in it. */
const own = scope(
  "of their own organisation",
  (actor: Actor, object: OrganisationOwned) => isOwn(actor, object) && actor.teamRole !== undefined,
);

/** A colleague without the role is told who may; a stranger does not learn that it exists (T13). */
function inTeam(held: readonly TeamRole[], who: string) {
  const mayDo = ({ teamRole }: Actor) => teamRole !== undefined && held.includes(teamRole);
  return scope(
    `of their own organisation, as ${who}`,
    (actor: Actor, object: OrganisationOwned) => isOwn(actor, object) && mayDo(actor),
    (actor, object) =>
      isOwn(actor, object) && actor.teamRole !== undefined
        ? `In your team only ${who} may do this. Your role is ${teamRoleWords[actor.teamRole].label}.`
        : null,
  );
}

const byOwner = inTeam(["owner"], "an owner");
const byMoney = inTeam(moneyRoles, "an owner or finance");
const byProgramme = inTeam(["owner", "programme"], "an owner or program");
const byWorkers = inTeam(["owner", "finance", "programme"], "an owner, finance or program");

const moneyOfOwnOrOpen = scope(
  "of their own organisation and what is open to every giver, as an owner or finance",
  (actor: Actor, object: OrganisationOwned & { readonly isOpen: boolean }) =>
    actor.teamRole !== undefined &&
    moneyRoles.includes(actor.teamRole) &&
    (object.isOpen || isOwn(actor, object)),
  (actor, object) =>
    actor.teamRole !== undefined && (object.isOpen || isOwn(actor, object))
      ? "In your team only an owner or finance gives money."
      : null,
);

/** A giver sees its own money, and students by pseudonym only (T14). */
export const givingPermissions = definePermissions("giving", {
  "giving.read": { donor: own, csr: own, admin: readers(["finance"]), system: true, hide: true },
  "giving.export": { donor: own, csr: own, admin: readers(["finance"]), hide: true },
  "giving.give": { donor: moneyOfOwnOrOpen, csr: moneyOfOwnOrOpen, system: true, hide: true },
  /** Pay a pledge, or take it back. */
  "giving.pay": { donor: byMoney, csr: byMoney, system: true, hide: true },
  /** Vouchers, transfers and figures of a company. */
  "giving.book": { csr: byMoney, system: true, hide: true },
  /** Approve what a colleague booked or pledged. */
  "giving.check": { donor: byMoney, csr: byMoney, hide: true },
  "giving.manage_programme": { donor: byProgramme, csr: byProgramme, system: true, hide: true },
  "giving.keep_papers": { csr: byWorkers, system: true, hide: true },
  "giving.change_settings": { donor: byOwner, csr: byOwner, system: true, hide: true },
  /** Who is in the team and as what, and from which amount two of them are needed. */
  "giving.manage_team": { donor: byOwner, csr: byOwner, hide: true },
  /** The statement of all donations of a tax year, with the givers' PAN. */
  "giving.state_donations": { admin: readers(["finance"]) },
  /** Give a donation back that nobody was promised; the ledger decides that. */
  "giving.refund": { admin: staff(["finance"]) },
});
