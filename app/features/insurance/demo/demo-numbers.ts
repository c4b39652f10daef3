import { type SQL, sql } from "drizzle-orm";

export const policyCount = 124_567;
/** Every so many policies one belongs to a person whom the desk knows. */
export const policiesPerUser = 24;
/** How many days back the oldest policy was sold: the first ones have expired. */
export const daysBack = 420;

const kinds = { policy: 0, user: 1, hospital: 2, claim: 3, payment: 4, recipient: 5, agent: 6, campaign: 7 };
type DemoKind = keyof typeof kinds;

const prefixOf = (kind: DemoKind) => `018d000${kinds[kind]}-0000-7000-8000-`;

/** Ids in the order of their numbers, so that a million rows load in the order of their index. */
export function demoId(kind: DemoKind, n: number): string {
  return `${prefixOf(kind)}${n.toString(16).padStart(12, "0")}`;
}

/** The same in SQL. */
export function demoIdSql(kind: DemoKind, n: SQL): SQL {
  return sql`(${prefixOf(kind)} || lpad(to_hex(${n}), 12, '0'))::uuid`;
}
