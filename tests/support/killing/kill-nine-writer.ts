// The process that kill-nine.ts starts and kills. It first proves that nothing acknowledged by the ones before it
// is lost and nothing is half done, then writes until it is killed.
import { writeSync } from "node:fs";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { systemActor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { sealAudit } from "#app/db/audit/seal-audit.server.ts";
import { verifyAudit } from "#app/db/audit/verify-audit.server.ts";
import { defineJob, enqueue, prepareJobs } from "#app/db/jobs/jobs.server.ts";
import { migrateDatabase } from "#app/db/migrating/migrate.server.ts";
import { connectDatabase, database, inTransaction } from "#app/db/opening/client.server.ts";
import { ignore } from "../ignore.ts";

const job = defineJob({
  name: "kill.note",
  schema: z.object({ id: z.string() }),
  run: async () => undefined,
});
/** Straight into the pipe: what is said here was committed before, whatever happens next. */
const say = (line: string) => writeSync(1, `${line}\n`);

const { DATA_DIR = "", DATABASE_URL, ACKNOWLEDGED = "{}" } = process.env;
const acknowledged = z.record(z.string(), z.number()).parse(JSON.parse(ACKNOWLEDGED));
await connectDatabase({ DATA_DIR, DATABASE_URL }, { onSlowQuery: ignore });
await migrateDatabase();
await prepareJobs([job]);
say(`checked ${await check()}`);
await Promise.all(["a", "b", "c", "d"].map(writeForEver));

async function check(): Promise<number> {
  let total = 0;
  for (const writer of ["a", "b", "c", "d"]) {
    const { rows } = await database().execute<{
      found: number;
      newest: number;
      counter: number;
      jobs: number;
      entries: number;
    }>(sql`
      select (select count(*) from setting where key like ${`kill:${writer}:%`}) as found,
        (select coalesce(max(value::int), 0) from setting where key like ${`kill:${writer}:%`}) as newest,
        coalesce((select value::int from setting where key = ${`counter:${writer}`}), 0) as counter,
        (select count(*) from audit_entry where chain = ${`kill:${writer}`}) as entries,
        (select count(*) from pgboss.job where name = 'kill.note' and data->>'id' like ${`${writer}-%`}) as jobs`);
    const [seen] = rows;
    const last = acknowledged[writer] ?? 0;
    if (!seen || seen.newest < last)
      throw new Error(`Writer ${writer}: ${last} was acknowledged, ${seen?.newest} is there`);
    for (const [what, count] of Object.entries(seen)) {
      if (count !== seen.newest)
        throw new Error(`Writer ${writer}: ${seen.newest} writes, but ${what} says ${count}`);
    }
    total += seen.newest;
  }
  const { problems } = await verifyAudit();
  if (problems.length > 0) throw new Error(`Audit: ${JSON.stringify(problems)}`);
  return total;
}

async function writeForEver(writer: string): Promise<void> {
  const { rows } = await database().execute<{ counter: number }>(
    sql`select value::int as counter from setting where key = ${`counter:${writer}`}`,
  );
  for (let number = (rows[0]?.counter ?? 0) + 1; ; number += 1) {
    await inTransaction(async (tx) => {
      await tx.execute(
        sql`insert into setting values (${`kill:${writer}:${number}`}, ${`${number}`}::jsonb, now())`,
      );
      await writeAudit(tx, {
        chain: `kill:${writer}`,
        actor: systemActor,
        event: "kill.written",
        details: { number },
      });
      await enqueue(tx, job, { id: `${writer}-${number}` });
      await tx.execute(sql`insert into setting values (${`counter:${writer}`}, ${`${number}`}::jsonb, now())
        on conflict (key) do update set value = excluded.value`);
    });
    say(`${writer} ${number}`);
    if (number % 50 === 0) await sealAudit();
  }
}
