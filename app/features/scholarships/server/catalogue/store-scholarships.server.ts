import { getTableColumns, inArray, sql } from "drizzle-orm";
import type { Tx } from "#app/db/opening/client.server.ts";
import { scholarshipRelaxation, scholarshipRule } from "#app/db/schema/scholarship-rules.ts";
import { scholarship, scholarshipCycle } from "#app/db/schema/scholarships.ts";
import type { Criteria } from "../../eligibility/criteria.ts";
import { encodeCriteria, encodeRelaxations } from "../../eligibility/rule-encoding.ts";
import { publicStatuses, type ScholarshipStatus } from "../../scholarship-status.ts";
import type { Cycle } from "../../views/deadline.ts";
import { insertJson } from "./insert-json.server.ts";

type ScholarshipRow = typeof scholarship.$inferInsert;

/** A scholarship as it is written: the row, and the rules and rounds that stand in tables of their own. */
export interface StoredScholarship {
  readonly row: Omit<ScholarshipRow, "criteria" | "season"> & { readonly season: unknown };
  readonly criteria: Criteria;
  readonly cycles: readonly Cycle[];
}

// One statement's JSON stays at a few megabytes.
const ROWS_PER_INSERT = 1000;

/** Writes scholarships, new ones and changed ones (by id), with everything that is derived from them. */
export async function storeScholarships(tx: Tx, list: readonly StoredScholarship[]): Promise<void> {
  for (let at = 0; at < list.length; at += ROWS_PER_INSERT) {
    await storeSome(tx, list.slice(at, at + ROWS_PER_INSERT));
  }
}

async function storeSome(tx: Tx, list: readonly StoredScholarship[]): Promise<void> {
  const written = (await insertJson(
    tx,
    scholarship,
    list.map(({ row, criteria }) => ({ ...row, criteria })),
    {
      onConflict: sql`on conflict (id) do update set ${overwritten}`,
      returning: sql`returning id, number, status`,
    },
  )) as { id: string; number: number; status: ScholarshipStatus }[];
  const stored = new Map(written.map((row) => [row.id, row]));
  const ids = [...stored.keys()];
  const numbers = written.map(({ number }) => number);
  await tx.delete(scholarshipCycle).where(inArray(scholarshipCycle.scholarshipId, ids));
  await tx.delete(scholarshipRelaxation).where(inArray(scholarshipRelaxation.number, numbers));
  await tx.delete(scholarshipRule).where(inArray(scholarshipRule.number, numbers));

  const numbered = list.flatMap((entry) => {
    const found = stored.get(entry.row.id);
    return found ? [{ ...entry, ...found }] : [];
  });
  const rules = numbered.map(({ number, status, criteria }) => ({
    number,
    isPublic: publicStatuses.includes(status),
    ...encodeCriteria(criteria),
  }));
  await insertJson(tx, scholarshipRule, rules);
  const relaxations = numbered.flatMap(({ number, criteria }) =>
    encodeRelaxations(criteria).map((relaxation) => ({ number, ...relaxation })),
  );
  await insertJson(tx, scholarshipRelaxation, relaxations);
  const cycles = numbered.flatMap(({ id, cycles: rounds }) => distinctRounds(id, rounds));
  await insertJson(tx, scholarshipCycle, cycles);
}

/** Two notes of one closing day are one round; the later entry is believed. */
function distinctRounds(scholarshipId: string, cycles: readonly Cycle[]) {
  const byDay = new Map(cycles.map((cycle) => [cycle.closesOn, { scholarshipId, ...cycle }]));
  return [...byDay.values()];
}

// Everything but what makes it the same scholarship, and when it came.
const kept: readonly string[] = ["id", "number", "createdAt"];
const overwritten = sql.join(
  Object.entries(getTableColumns(scholarship))
    .filter(([key]) => !kept.includes(key))
    .map(([, { name }]) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
  sql`, `,
);
