import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { type GiverRole, isGiver } from "#app/core/portals/roles.ts";
import { forbidden } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { organisation } from "#app/db/schema/organisations.ts";
import { givingPermissions } from "../giving-permissions.ts";

export type OrganisationRow = typeof organisation.$inferSelect;

/**
 * The organisation the actor speaks for. An account that has none yet gets a blank one to look at; with `tx`
 * it is written, since something is about to hang on it (T10: a look writes nothing).
 */
export async function openOrganisation(actor: Actor, tx?: Tx): Promise<OrganisationRow> {
  const id = actor.organisationId;
  if (!id) throw forbidden("Your account belongs to no organisation yet. Please write to us.");
  givingPermissions.assertCan(actor, "giving.read", { organisationId: id });
  const find = async () => {
    const [found] = await (tx ?? database()).select().from(organisation).where(eq(organisation.id, id));
    return found;
  };
  const known = await find();
  if (known) return known;
  const blank = blankOf(actor, id);
  if (!tx) return { ...blank, serial: 0 };
  await tx.insert(organisation).values(blank).onConflictDoNothing();
  await writeAudit(tx, { chain: `organisation:${id}`, actor, event: "organisation.opened" });
  const made = await find();
  if (!made) throw new Error("The organisation was not written");
  return made;
}

/** Until they say it themselves. */
const firstType: Record<GiverRole, string> = { donor: "Individual Philanthropist", csr: "Company" };

function blankOf(actor: Actor, id: string): Omit<OrganisationRow, "serial"> {
  const kind = isGiver(actor.role) ? actor.role : "csr";
  return {
    id,
    kind,
    name: actor.name ?? "Our organisation",
    type: firstType[kind],
    panEncrypted: null,
    panHash: null,
    cin: null,
    registrationNumber: null,
    csr1Number: null,
    emailDomain: null,
    contactEmailEncrypted: null,
    address: null,
    focusAreas: [],
    settings: {},
    createdAt: now(),
    updatedAt: now(),
  };
}
