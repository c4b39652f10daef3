import { sql } from "drizzle-orm";
import { formatCount } from "#app/core/money.ts";
import { database } from "#app/db/opening/client.server.ts";
import { type Finding, good, note } from "./finding.ts";

/** Measured (docs/operations.md, Backup): what comes back from a sealed backup in a second. */
const ROWS_PER_SECOND = 6500;
/** A site that is away for longer than this wants another way back. */
const LONGEST_HOURS = 2;

/** A sealed backup is read back row by row (O26): past some size the way back is PostgreSQL's own. */
export async function checkRestoreTime(count: () => Promise<number> = estimateRows): Promise<Finding[]> {
  const rows = await count();
  const hours = rows / ROWS_PER_SECOND / 3600;
  const said = `About ${formatCount(rows)} rows: a sealed backup of them comes back in about`;
  return [
    hours > LONGEST_HOURS
      ? note(
          "backup",
          `${said} ${Math.round(hours)} hours. Use point-in-time recovery (docs/operations.md, Backup).`,
        )
      : good("backup", `${said} ${Math.max(2, Math.ceil(hours * 60))} minutes.`),
  ];
}

/** By the database's own estimate: counting a large table would take as long as reading it. */
async function estimateRows(): Promise<number> {
  const { rows } = await database().execute<{ count: number }>(sql`
    select coalesce(sum(greatest(reltuples, 0)), 0)::float8 as count
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`);
  return Math.round(rows[0]?.count ?? 0);
}
