import { and, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { formatDateTime } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { type ListParts, streamRows } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { campaign } from "#app/db/schema/campaigns.ts";
import { audiences, campaignTypes, priorities } from "../../campaign-options.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import type { campaignList } from "../../lists/insurance-lists.ts";
import { countIn, nameContains, pageOf, sortColumns } from "../lists/list-parts.server.ts";

type CampaignSort = keyof (typeof campaignList)["spec"]["sorts"];
type Query = ListQuery<keyof (typeof campaignList)["spec"]["filters"], CampaignSort>;

export async function listCampaigns(actor: Actor, query: Query) {
  insurancePermissions.assertCan(actor, "insurance.see_campaigns");
  const page = await pageOf(parts(query), campaign);
  return { ...page, rows: page.rows.map(toLine) };
}

export async function* streamCampaigns(actor: Actor, query: Query) {
  insurancePermissions.assertCan(actor, "insurance.export");
  for await (const row of streamRows(parts(query))) yield toLine(row);
}

/** The four cards: of those who opened a message, how many pressed its button. */
export async function countCampaigns(actor: Actor) {
  insurancePermissions.assertCan(actor, "insurance.see_campaigns");
  const total = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)::int`;
  const [figures] = await database()
    .select({
      sent: total(campaign.sent),
      delivered: total(campaign.delivered),
      opened: total(campaign.opened),
      clicked: total(campaign.clicked),
    })
    .from(campaign)
    .where(isNull(campaign.deletedAt));
  const { sent = 0, delivered = 0, opened = 0, clicked = 0 } = figures ?? {};
  return { sent, delivered, opened, clickRate: opened > 0 ? Math.round((clicked * 100) / opened) : 0 };
}

type Row = typeof campaign.$inferSelect;

function parts(query: Query) {
  const where = conditionsOf(query);
  return {
    query,
    where,
    totalCount: query.search ? undefined : countIn(campaign, where),
    sorts: sortColumns({ date: campaign.createdAt }, campaign.id),
    rows: (page) =>
      database()
        .select({
          id: campaign.id,
          title: campaign.title,
          message: campaign.message,
          type: campaign.type,
          audience: campaign.audience,
          priority: campaign.priority,
          status: campaign.status,
          recipients: campaign.recipients,
          sent: campaign.sent,
          delivered: campaign.delivered,
          opened: campaign.opened,
          clicked: campaign.clicked,
          createdAt: campaign.createdAt,
          place: page.place,
          totalCount: page.totalCount,
        })
        .from(campaign)
        .where(page.where)
        .orderBy(...page.orderBy)
        .limit(page.limit),
  } satisfies ListParts<CampaignSort, Omit<Row, Left> & { place: string; totalCount: number }>;
}

type Left = "createdBy" | "finishedAt" | "deletedAt";

function conditionsOf({ filters, search }: Query): SQL | undefined {
  return and(
    isNull(campaign.deletedAt),
    filters.type.length > 0 ? inArray(campaign.type, filters.type as Row["type"][]) : undefined,
    filters.audience.length > 0
      ? inArray(campaign.audience, filters.audience as Row["audience"][])
      : undefined,
    filters.priority.length > 0
      ? inArray(campaign.priority, filters.priority as Row["priority"][])
      : undefined,
    search ? or(nameContains(campaign.title, search), nameContains(campaign.message, search)) : undefined,
  );
}

function toLine({ createdAt, ...row }: Omit<Row, Left>) {
  return {
    ...row,
    typeLabel: campaignTypes[row.type],
    audienceLabel: audiences[row.audience],
    priorityLabel: priorities[row.priority],
    at: formatDateTime(createdAt),
  };
}

export type CampaignLine = ReturnType<typeof toLine>;
