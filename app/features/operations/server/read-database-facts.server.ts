import { sql } from "drizzle-orm";
import { checkDatabase } from "#app/db/opening/check-database.server.ts";
import { connection, database } from "#app/db/opening/client.server.ts";
import type { DatabaseView } from "../system-view.ts";

export async function readDatabaseFacts(): Promise<DatabaseView> {
  const { engine } = connection();
  const { rows } = await database().execute<{
    version: string;
    bytes: number;
    used: number;
    most: number;
    migration: string;
  }>(sql`
    select current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as bytes,
      (select count(*) from pg_stat_activity where backend_type = 'client backend')::int as used,
      current_setting('max_connections')::int as most,
      (select tag from applied_migration order by seq desc limit 1) as migration`);
  const { version = "", bytes = 0, used = 0, most = 0, migration = "" } = rows[0] ?? {};
  return {
    engine,
    version,
    bytes,
    connections: engine === "postgres" ? { used, most } : null,
    migration,
    problem: await checkDatabase(),
  };
}
