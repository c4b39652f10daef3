import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { drainJobs } from "#app/db/jobs/jobs.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { askAuditCheck } from "./ask-audit-check.server.ts";
import { auditCheckJob } from "./audit-check-job.server.ts";
import { readAuditCheck } from "./read-audit-check.server.ts";

const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: newId(), language: "en" };
const donor: Actor = { role: "donor", userId: newId(), language: "en" };

describe("O28: the whole log is read by a job, not while a page is waited for", () => {
  useTestDatabase({ jobs: [auditCheckJob], isOwn: true });

  test("asked twice, read once; the page says since when and then how it went", async () => {
    expect(await readAuditCheck(admin)).toEqual({ state: "never" });
    await askAuditCheck(admin);
    await askAuditCheck(admin);
    expect(await readAuditCheck(admin)).toMatchObject({ state: "running" });
    expect(await drainJobs([auditCheckJob])).toBe(1);
    expect(await readAuditCheck(admin)).toMatchObject({
      state: "done",
      entries: 2,
      chains: 1,
      problems: 0,
      first: [],
    });
  });

  test("a row that was changed behind our back is named", async () => {
    const chain = `account:${newId()}`;
    await inTransaction((tx) =>
      writeAudit(tx, { chain, actor: admin, event: "account.opened", details: { a: 1 } }),
    );
    await database().execute(sql`alter table audit_entry disable trigger user`);
    await database().execute(sql`update audit_entry set details = '{"a":2}' where chain = ${chain}`);
    await askAuditCheck(admin);
    await drainJobs([auditCheckJob]);
    const check = await readAuditCheck(admin);
    expect(check).toMatchObject({ state: "done", problems: 1 });
    expect(check.state === "done" && check.first[0]).toContain(chain);
  });

  test("nobody else asks for it or reads it", async () => {
    await expect(askAuditCheck(donor)).rejects.toMatchObject({ status: 403 });
    await expect(readAuditCheck(donor)).rejects.toMatchObject({ status: 403 });
  });
});
