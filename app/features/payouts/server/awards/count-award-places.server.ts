import { sql } from "drizzle-orm";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { type AwardPlace, awardPlaces } from "#app/features/awards/award-place.ts";
import { awardPlace } from "#app/features/awards/server/award-place-query.server.ts";
import { payoutPermissions } from "../../payout-permissions.ts";

export interface PlaceCount {
  readonly place: AwardPlace;
  readonly label: string;
  readonly count: number;
  readonly amount: string;
}

/** How many awards, and how much, stand in each place where somebody still has to act. */
export async function countAwardPlaces(actor: Actor): Promise<PlaceCount[]> {
  payoutPermissions.assertCan(actor, "payout.see");
  const { rows } = await database().execute<{ place: AwardPlace; count: number; amount: string }>(sql`
    select place, count(*)::int as count, sum(amount_paise) as amount from (
      select ${awardPlace} as place, amount_paise from award where status not in ('paid', 'released')) as open
    group by place`);
  const found = new Map(rows.map((row) => [row.place, row]));
  return (Object.keys(awardPlaces) as AwardPlace[])
    .filter((place) => found.has(place))
    .map((place) => ({
      place,
      label: awardPlaces[place].label,
      count: found.get(place)?.count ?? 0,
      amount: formatMoney(paise(Number(found.get(place)?.amount ?? 0))),
    }));
}
