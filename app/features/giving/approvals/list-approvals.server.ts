import { and, asc, eq, ilike, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { exportOf } from "#app/db/lists/export-list.server.ts";
import { descending, listPage, type Page, streamRows } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { donation } from "#app/db/schema/donations.ts";
import { moneyApproval } from "#app/db/schema/money-approvals.ts";
import { appUser } from "#app/db/schema/users.ts";
import { givingPermissions } from "../giving-permissions.ts";
import { giverExport } from "../server/giver-export.server.ts";
import { openOrganisation } from "../server/open-organisation.server.ts";
import { approvalList } from "./approval-list.ts";
import { approvalMatters } from "./approval-matters.server.ts";
import type { ApprovalStatus } from "./approval-status.ts";
import type { ApprovalLine, WaitingApproval } from "./approval-view.ts";
import { openPayload } from "./open-payload.server.ts";

type Query = ListQuery<"status", "newest">;
const asker = alias(appUser, "asker");
const decider = alias(appUser, "decider");
const left = "Somebody who has left";
const mostWaiting = 50;

const columns = { row: moneyApproval, asker: asker.name, decider: decider.name, donationId: donation.id };
/** A gift is found by its form, which is all that is known of it before somebody agrees. */
const isGiftOfIt = and(
  eq(donation.organisationId, moneyApproval.organisationId),
  eq(sql`'pledge:' || ${donation.formKey}`, moneyApproval.subject),
);
type Found = {
  row: typeof moneyApproval.$inferSelect;
  asker: string | null;
  decider: string | null;
  donationId: string | null;
};

const lineOf = ({ row, asker: by, decider: answered, donationId }: Found): ApprovalLine => ({
  id: row.id,
  kind: approvalMatters.find(row.kind)?.label ?? row.kind,
  title: row.title,
  amountPaise: row.amountPaise,
  reason: row.reason,
  status: row.status,
  askedBy: by ?? left,
  askedAt: row.askedAt,
  decidedBy: row.decidedBy === null ? null : (answered ?? left),
  decidedAt: row.decidedAt,
  refusalReason: row.refusalReason,
  donationId,
});

/** What waits now, the oldest first, each with the thing itself. */
async function waiting(actor: Actor): Promise<WaitingApproval[]> {
  const { id } = await openOrganisation(actor);
  givingPermissions.assertCan(actor, "giving.read", { organisationId: id });
  const rows = await database()
    .select(columns)
    .from(moneyApproval)
    .leftJoin(asker, eq(asker.id, moneyApproval.askedBy))
    .leftJoin(decider, eq(decider.id, moneyApproval.decidedBy))
    .leftJoin(donation, isGiftOfIt)
    .where(and(eq(moneyApproval.organisationId, id), eq(moneyApproval.status, "waiting")))
    .orderBy(asc(moneyApproval.askedAt), asc(moneyApproval.id))
    .limit(mostWaiting);
  const mayCheck = givingPermissions.can(actor, "giving.check", { organisationId: id });
  return Promise.all(
    rows.map(async (found): Promise<WaitingApproval> => {
      const { row } = found;
      const isMine = row.askedBy === actor.userId;
      const matter = approvalMatters.find(row.kind);
      const thing = await matter?.look(row.subject.split(":")[1] ?? "", openPayload(row));
      return { ...lineOf(found), facts: [], files: [], ...thing, isMine, mayDecide: mayCheck && !isMine };
    }),
  );
}

function partsOf(organisationId: string, query: Query) {
  const part = `%${query.search.replace(/[\\%_]/g, "\\$&")}%`;
  const { status } = query.filters;
  return {
    query,
    where: and(
      eq(moneyApproval.organisationId, organisationId),
      status.length > 0
        ? inArray(moneyApproval.status, status as ApprovalStatus[])
        : ne(moneyApproval.status, "waiting"),
      query.search === ""
        ? undefined
        : or(ilike(moneyApproval.title, part), ilike(asker.name, part), ilike(decider.name, part)),
    ),
    sorts: { newest: [descending(moneyApproval.askedAt), descending(moneyApproval.id)] },
    rows: (wanted: { where: SQL | undefined; orderBy: SQL[]; limit: number; place: SQL<string> }) =>
      database()
        .select({ ...columns, id: moneyApproval.id, place: wanted.place })
        .from(moneyApproval)
        .leftJoin(asker, eq(asker.id, moneyApproval.askedBy))
        .leftJoin(decider, eq(decider.id, moneyApproval.decidedBy))
        .leftJoin(donation, isGiftOfIt)
        .where(wanted.where)
        .orderBy(...wanted.orderBy)
        .limit(wanted.limit),
  };
}

export const listApprovals = {
  waiting,
  /** One page of those that were answered. */
  async page(actor: Actor, query: Query): Promise<Page<ApprovalLine>> {
    const { id } = await openOrganisation(actor);
    const page = await listPage({
      ...partsOf(id, query),
      count: async (where) => {
        const counted = database()
          .select({ id: moneyApproval.id })
          .from(moneyApproval)
          .leftJoin(asker, eq(asker.id, moneyApproval.askedBy))
          .leftJoin(decider, eq(decider.id, moneyApproval.decidedBy))
          .where(where)
          .as("counted");
        return database().$count(counted);
      },
    });
    return { ...page, rows: page.rows.map(lineOf) };
  },
  export: exportOf(approvalList, { ...giverExport, all }),
};

async function* all(actor: Actor, query: Query): AsyncGenerator<ApprovalLine> {
  const { id } = await openOrganisation(actor);
  for await (const row of streamRows(partsOf(id, query))) yield lineOf(row);
}
