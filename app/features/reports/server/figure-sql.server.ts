import { type SQL, sql } from "drizzle-orm";
import type { ReportScope } from "../report-scope.ts";
import type { DayRange, FigureKind } from "../report-words.ts";

/** What a subject is made of: the first column names the row, the rest are figures. */
export interface Subject {
  readonly heads: string[];
  readonly kinds: FigureKind[];
  /** Its rows are groups of people: small ones are left out for every reader. */
  readonly isAboutPeople?: true;
  readonly query: (range: DayRange, scope: ReportScope) => SQL;
}

export const figureSql = {
  month: (column: SQL) => sql`to_char(${column}, 'YYYY-MM')`,
  within: (column: SQL, { from, to }: DayRange) =>
    sql`${column} >= ${from}::date and ${column} <= ${to}::date`,
  indianDay: (column: SQL) => sql`(${column} at time zone 'Asia/Kolkata')::date`,
};
