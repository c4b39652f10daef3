import type { Actor } from "#app/core/portals/permissions.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { tellColleague } from "../approvals/tell-colleague.server.ts";
import { giverAddresses } from "../giver-addresses.ts";
import { listMoneyPeople } from "./list-money-people.server.ts";
import { listPeople } from "./list-people.server.ts";

/** Nothing changes in the team behind the others' backs: whoever moves money hears of it, and whom it concerns. */
export async function tellTeam(
  tx: Tx,
  actor: Actor,
  organisationId: string,
  { key, message, also }: { readonly key: string; readonly message: string; readonly also?: string },
): Promise<void> {
  const people = await listMoneyPeople(tx, organisationId);
  const concerned = (await listPeople(tx, organisationId)).filter(({ userId }) => userId === also);
  const told = new Map([...people, ...concerned].map((person) => [person.userId, person]));
  for (const person of told.values()) {
    if (person.userId === actor.userId) continue;
    await tellColleague(tx, person, {
      key,
      title: "Your team has changed",
      message,
      link: giverAddresses(actor.role).team,
    });
  }
}
