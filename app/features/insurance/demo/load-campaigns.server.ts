import { sql } from "drizzle-orm";
import { addHours, startOfIstDay } from "#app/core/clock.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { campaign } from "#app/db/schema/campaigns.ts";
import { demoId, demoIdSql, policyCount } from "./demo-numbers.ts";

const sent = 12_500;
const delivered = 11_800;
const opened = 8200;
const clicked = 5330;

const campaigns = [
  {
    title: "Your cover has ended",
    message: "Your Suraksha card is no longer valid. Renew it within 30 days and keep your waiting periods.",
    type: "renewal",
    audience: "expired_users",
    priority: "high",
    people: 400,
    daysAgo: 2,
  },
  {
    title: "New partner hospitals near you",
    message: "More hospitals accept your card. Show it at the desk before the treatment.",
    type: "update",
    audience: "all_users",
    priority: "medium",
    people: 5000,
    daysAgo: 6,
  },
  {
    title: "Family plan at the price of last year",
    message: "Premium card holders can change to the Family plan without a new waiting period.",
    type: "promotion",
    audience: "premium_users",
    priority: "low",
    people: 1500,
    daysAgo: 15,
  },
  {
    title: "Targets of the month",
    message: "Please look at your target and tell us by Friday what you need.",
    type: "update",
    audience: "agents",
    priority: "medium",
    people: 3,
    daysAgo: 13,
  },
  {
    title: "Beware of calls that ask for your card number",
    message: "Nobody from us asks for your card number or an OTP by phone.",
    type: "alert",
    audience: "all_users",
    priority: "high",
    people: 4500,
    daysAgo: 40,
  },
  {
    title: "Free health check in December",
    message: "Premium card holders get one free health check at every partner hospital.",
    type: "promotion",
    audience: "premium_users",
    priority: "medium",
    people: 1097,
    daysAgo: 55,
  },
] as const;

/** What was sent before today, person by person: 12.5K sent, 11.8K delivered, 8.2K opened, 65% of them clicked. */
export async function loadCampaigns(tx: Tx, size: number, today: string, adminId: string): Promise<void> {
  if (size !== policyCount) return;
  const start = startOfIstDay(today);
  let before = 0;
  for (const [index, { people, daysAgo, ...words }] of campaigns.entries()) {
    const id = demoId("campaign", index + 1);
    const createdAt = addHours(start, -24 * daysAgo + 10);
    const finishedAt = addHours(createdAt, 1);
    await tx.insert(campaign).values({
      id,
      ...words,
      status: "sent",
      recipients: people,
      sent: people,
      createdBy: adminId,
      createdAt,
      finishedAt,
    });
    const from = words.audience === "agents" ? sql`insurance_agent` : sql`insured_user`;
    const only =
      words.audience === "premium_users"
        ? sql`plan = 'premium'`
        : words.audience === "expired_users"
          ? sql`covered_until < ${today}::date`
          : sql`true`;
    // A step of a prime number through all of them: who opened what is spread over every campaign.
    await tx.execute(sql`
      insert into campaign_recipient (id, campaign_id, person_id, sent_at, delivered_at, opened_at, clicked_at)
      select ${demoIdSql("recipient", sql.raw("k"))}, ${id}::uuid, person, ${createdAt},
        case when place < ${delivered} then ${createdAt}::timestamptz + interval '1 minute' end,
        case when place < ${opened} then ${createdAt}::timestamptz + interval '3 hours' end,
        case when place < ${clicked} then ${createdAt}::timestamptz + interval '4 hours' end
      from (
        select k, person, k * 7919 % ${sent} as place
        from (select id as person, ${before} + row_number() over (order by id)::int as k from ${from} where ${only} limit ${people}) people
      ) placed`);
    before += people;
  }
  await tx.execute(sql`
    update campaign set recipients = c.people, sent = c.people, delivered = c.delivered, opened = c.opened, clicked = c.clicked
    from (
      select campaign_id, count(*)::int as people, count(delivered_at)::int as delivered, count(opened_at)::int as opened,
        count(clicked_at)::int as clicked from campaign_recipient group by campaign_id
    ) c where c.campaign_id = campaign.id`);
}
