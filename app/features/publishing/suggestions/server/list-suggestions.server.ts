import { and, eq, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { ascending, descending, listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { suggestion } from "#app/db/schema/suggestions.ts";
import { suggestionPermissions } from "../../suggestion-permissions.ts";
import type { SuggestionLine } from "../suggestion-columns.ts";
import type { SuggestionField } from "../suggestion-fields.ts";
import { parseSuggestionNumber, suggestionNumber } from "../suggestion-number.ts";
import type { SuggestionStatus } from "../suggestion-status.ts";
import { type SuggestionRow, suggestionRow } from "./suggestion-row.server.ts";

type Query = ListQuery<"status" | "field", "newest" | "oldest">;

/** One page of what the public says is wrong. */
export async function listSuggestions(actor: Actor, query: Query): Promise<Page<SuggestionLine>> {
  suggestionPermissions.assertCan(actor, "suggestion.see");
  const joined = eq(scholarship.id, suggestion.scholarshipId);
  const page = await listPage({
    query,
    where: conditionsOf(query),
    sorts: {
      newest: [descending(suggestion.createdAt), descending(suggestion.id)],
      oldest: [ascending(suggestion.createdAt), ascending(suggestion.id)],
    },
    rows: (wanted) =>
      database()
        .select({ row: suggestion, title: scholarship.title, place: wanted.place })
        .from(suggestion)
        .innerJoin(scholarship, joined)
        .where(wanted.where)
        .orderBy(...wanted.orderBy)
        .limit(wanted.limit),
    counted: sql`${suggestion} inner join ${scholarship} on ${joined}`,
  });
  return { ...page, rows: page.rows.map(({ row, title }) => lineOf(row, title)) };
}

function conditionsOf({ filters, search }: Query): SQL | undefined {
  const { status, field } = filters;
  const number = parseSuggestionNumber(search);
  return and(
    status.length > 0 ? inArray(suggestion.status, status as SuggestionStatus[]) : undefined,
    field.length > 0 ? inArray(suggestion.field, field as SuggestionField[]) : undefined,
    number ? eq(suggestion.serial, number.serial) : undefined,
    search && !number ? matches(search) : undefined,
  );
}

function matches(search: string): SQL | undefined {
  const part = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return or(ilike(scholarship.title, part), ilike(scholarship.provider, part));
}

function lineOf(row: SuggestionRow, title: string): SuggestionLine {
  const words = suggestionRow.wordsOf(row);
  const proofs = [words?.link && "Page", row.documentId && "File"].filter(Boolean);
  return {
    id: row.id,
    number: suggestionNumber(row),
    scholarshipId: row.scholarshipId,
    scholarship: title,
    field: row.field,
    right: words?.right ?? null,
    proof: proofs.join(" and ") || "None",
    status: row.status,
    sentAt: formatDateTime(row.createdAt),
    decidedAt: row.decidedAt && formatDateTime(row.decidedAt),
  };
}
