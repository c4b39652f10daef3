import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isId } from "#app/core/id.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { exportOf } from "#app/db/lists/export-list.server.ts";
import { descending, listPage, type Page, streamRows } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { csrSpend } from "#app/db/schema/csr.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { appUser } from "#app/db/schema/users.ts";
import { giverExport } from "#app/features/giving/server/giver-export.server.ts";
import { openOrganisation } from "#app/features/giving/server/open-organisation.server.ts";
import { csrSpendList } from "../../csr-lists.ts";
import type { SpendKind } from "../../csr-options.ts";
import type { CsrSpendLine } from "../../csr-spend-line.ts";
import { isBooked } from "../../vouchers/counted-vouchers.server.ts";

type Query = ListQuery<"kind" | "program", "newest">;
const answer = alias(csrSpend, "answer");
const maker = alias(appUser, "maker");
const checker = alias(appUser, "checker");

/** Vouchers of the company, newest first: a page, and (for Export) all of them. */
export const listCsrSpends = {
  async page(actor: Actor, query: Query, programmeId: string | null): Promise<Page<CsrSpendLine>> {
    const parts = partsOf((await openOrganisation(actor)).id, query, programmeId);
    return listPage({ ...parts, counted: csrSpend });
  },
  export: exportOf(csrSpendList, { ...giverExport, all }),
};

async function* all(actor: Actor, query: Query): AsyncGenerator<CsrSpendLine> {
  const { id } = await openOrganisation(actor);
  const [program = null] = query.filters.program;
  if (program !== null && !isId(program)) return;
  // What waits for a colleague or was refused counts in no file.
  yield* streamRows(partsOf(id, query, program, isBooked));
}

function partsOf(organisationId: string, query: Query, programmeId: string | null, only?: SQL) {
  const text = query.search.toLowerCase();
  const { kind } = query.filters;
  return {
    query,
    where: and(
      eq(csrSpend.organisationId, organisationId),
      only,
      programmeId === null ? undefined : eq(csrSpend.programmeId, programmeId),
      kind.length > 0 ? inArray(csrSpend.kind, kind as SpendKind[]) : undefined,
      text === ""
        ? undefined
        : sql`strpos(lower(${csrSpend.voucher} || ' ' || ${csrSpend.note}), ${text}) > 0`,
    ),
    sorts: { newest: [descending(csrSpend.spentOn), descending(csrSpend.id)] },
    rows: (wanted: { where: SQL | undefined; orderBy: SQL[]; limit: number; place: SQL<string> }) =>
      database()
        .select({
          id: csrSpend.id,
          programme: programme.title,
          kind: csrSpend.kind,
          amountPaise: csrSpend.amountPaise,
          spentOn: csrSpend.spentOn,
          voucher: csrSpend.voucher,
          note: csrSpend.note,
          fromYear: csrSpend.fromYear,
          isReversal: sql<boolean>`${csrSpend.reversesId} is not null`,
          isReversed: sql<boolean>`${answer.id} is not null`,
          status: csrSpend.status,
          reason: sql<string | null>`coalesce(${csrSpend.reason}, ${answer.reason})`,
          isBackAsked: sql<boolean>`exists (select from money_approval a where a.kind = 'csr.spend_back'
            and a.subject = 'csr-spend:' || "csr_spend"."id" and a.status = 'waiting')`,
          madeBy: maker.name,
          checkedBy: checker.name,
          // The outer table by its bare name: of a column Drizzle would leave the table out here.
          papers: sql<number>`(select count(*) from csr_paper p where p.spend_id = "csr_spend"."id"
            and p.removed_at is null)`.mapWith(Number),
          place: wanted.place,
        })
        .from(csrSpend)
        .innerJoin(programme, eq(programme.id, csrSpend.programmeId))
        .leftJoin(answer, eq(answer.reversesId, csrSpend.id))
        .leftJoin(maker, eq(maker.id, csrSpend.createdBy))
        .leftJoin(checker, eq(checker.id, csrSpend.checkedBy))
        .where(wanted.where)
        .orderBy(...wanted.orderBy)
        .limit(wanted.limit),
  };
}
