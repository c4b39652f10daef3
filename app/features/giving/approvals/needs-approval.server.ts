import type { Tx } from "#app/db/opening/client.server.ts";
import type { OrganisationRow } from "../server/open-organisation.server.ts";
import { listMoneyPeople } from "../team/list-money-people.server.ts";
import { needsTwoPeople, twoPeopleRuleOf } from "./two-people-rule.ts";

/** Does this amount wait for a colleague? The organisation's own rule, and who is there to approve it. */
export async function needsApproval(
  tx: Tx,
  { id, settings }: Pick<OrganisationRow, "id" | "settings">,
  amountPaise: number,
): Promise<boolean> {
  const people = await listMoneyPeople(tx, id);
  return needsTwoPeople(twoPeopleRuleOf(settings), people.length, amountPaise);
}
