import type { Tx } from "#app/db/opening/client.server.ts";
import { listPeople } from "./list-people.server.ts";
import { moneyRoles } from "./team-roles.ts";

/** Who moves and approves money of an organisation. Whoever has not yet taken up the invitation cannot, and is not among them. */
export async function listMoneyPeople(tx: Pick<Tx, "select">, organisationId: string) {
  const people = await listPeople(tx, organisationId);
  return people.filter(
    ({ teamRole, isSuspended, hasPassword }) =>
      teamRole !== null && moneyRoles.includes(teamRole) && !isSuspended && hasPassword,
  );
}
