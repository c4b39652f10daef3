import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { z } from "zod";
import { visitor } from "#app/core/portals/permissions.ts";
import { ignore } from "#tests/support/ignore.ts";
import { withAdmin } from "#tests/support/postgres-server.ts";
import { engine } from "#tests/support/test-database.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { defineJob, enqueue, startJobs, stopJobs } from "../jobs/jobs.server.ts";
import { listMigrations } from "../migrating/list-migrations.server.ts";
import { migrateDatabase } from "../migrating/migrate.server.ts";
import { closeDatabase, connectDatabase, database, inTransaction } from "./client.server.ts";

/** What docs/operations.md tells the operator to give the pages' account, before the first start. */
const grants = (owner: string, pages: string) => [
  `create role ${pages} login password 'pages'`,
  `alter default privileges for role ${owner} grant usage on schemas to ${pages}`,
  `alter default privileges for role ${owner} grant select, insert, update, delete on tables to ${pages}`,
  `alter default privileges for role ${owner} grant usage, select on sequences to ${pages}`,
];

describe.runIf(engine === "postgres")(
  "ASVS 13.2.2: one account owns the tables, another serves the pages",
  () => {
    const suffix = randomBytes(5).toString("hex");
    const [name, pages] = [`accounts_${suffix}`, `pages_${suffix}`];
    let direct = "";

    beforeAll(async () => {
      const url = new URL(inject("postgresUrl"));
      await withAdmin(url.href, (query) => query(`create database ${name}`));
      url.pathname = `/${name}`;
      direct = url.href;
      const owner = decodeURIComponent(url.username);
      for (const statement of grants(owner, pages)) await withAdmin(direct, (query) => query(statement));
      url.username = pages;
      url.password = "pages";
      await connectDatabase(
        {
          DATA_DIR: "",
          DATABASE_URL: url.href,
          DATABASE_DIRECT_URL: direct,
          DATABASE_STATEMENT_TIMEOUT_MS: 700,
        },
        { onSlowQuery: ignore },
      );
    });
    afterAll(async () => {
      await stopJobs();
      await closeDatabase();
      await withAdmin(inject("postgresUrl"), (query) =>
        query(`drop database if exists ${name} with (force)`),
      );
      await withAdmin(inject("postgresUrl"), (query) => query(`drop role if exists ${pages}`)).catch(ignore);
    });

    it("migrates by the owner, and then reads, writes, and queues by the other", async () => {
      expect(await migrateDatabase()).toEqual((await listMigrations()).map(({ tag }) => tag));
      const { rows } = await database().execute<{ who: string }>(sql`select current_user as who`);
      expect(rows).toEqual([{ who: pages }]);
      const ran: string[] = [];
      const job = defineJob({
        name: "accounts.try",
        schema: z.object({ word: z.string() }),
        run: async ({ word }) => void ran.push(word),
      });
      await startJobs([job], { onError: ignore });
      await inTransaction(async (tx) => {
        await writeAudit(tx, { chain: "accounts", actor: visitor, event: "accounts.tried" });
        await enqueue(tx, job, { word: "hello" });
      });
      await vi.waitFor(() => expect(ran).toEqual(["hello"]), { timeout: 15_000 });
    });

    it("whoever gets in by a page can neither change nor remove a table, nor switch the audit's guard off", async () => {
      for (const harm of [
        "drop table audit_entry",
        "alter table audit_entry disable trigger all",
        "truncate audit_entry",
        "create table taken (id int)",
        "create role more superuser",
      ]) {
        await expect(database().execute(sql.raw(harm)), harm).rejects.toThrow();
      }
    });

    it("its sessions keep their limits", async () => {
      await expect(database().execute(sql`select pg_sleep(3)`)).rejects.toMatchObject({ status: 503 });
    });
  },
);
