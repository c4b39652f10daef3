import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { desc, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { encryptField } from "#app/core/secrets/crypto.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inExclusiveSession } from "#app/db/migrating/exclusive-session.server.ts";
import { connection, database, inTransaction } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { document } from "#app/db/schema/documents.ts";
import { enquiry } from "#app/db/schema/helpdesk-enquiries.ts";
import {
  actorOf,
  freshPhone,
  signInAtPortal,
  signInByPhone,
  useIdentityWorld,
} from "#tests/support/identity-world.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { findPeoplePaths } from "./people-paths.ts";
import { writeBreachList } from "./write-breach-list.ts";

useTestDatabase();
const clock = useIdentityWorld();
let folder = "";
beforeAll(async () => {
  folder = tempFolder("breach");
});

async function someStudent() {
  const phone = freshPhone();
  const actor = await actorOf(await signInByPhone(phone));
  return { phone, actor };
}

async function someDocument(studentId: string): Promise<string> {
  const id = newId();
  await database()
    .insert(document)
    .values({
      id,
      ownerKind: "student",
      ownerId: studentId,
      kind: "photo",
      originalName: "a.jpg",
      mime: "image/jpeg",
      bytes: 1,
      sha256: "0",
      storeKey: `ab/${id}`,
      keyId: "k1",
      createdAt: now(),
    });
  return id;
}

const listOf = async (name: string) => readFile(join(folder, name), "utf8");

test("O15: everybody with a row in a table that got out, as it was then, with contacts, for the owner's eyes", async () => {
  const early = await someStudent();
  await someDocument(early.actor.studentId ?? "");
  const leakedAt = now();
  clock.move(60);
  const late = await someStudent();
  await someDocument(late.actor.studentId ?? "");
  const file = join(folder, "documents.csv");
  const report = await writeBreachList({ tables: ["document"], before: leakedAt }, file);
  expect(report).toMatchObject({ accounts: 1, others: 0 });
  const list = await listOf("documents.csv");
  expect(list).toContain(early.phone);
  expect(list).not.toContain(late.phone);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const [entry] = await database()
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.event, "breach.listed"))
    .orderBy(desc(auditEntry.at));
  expect(entry).toMatchObject({
    chain: `breach:${report.reference}`,
    details: { tables: ["document"], accounts: 1 },
  });
  expect(JSON.stringify(entry)).not.toContain(early.phone);
  await expect(writeBreachList({ tables: ["document"] }, file)).rejects.toMatchObject({ code: "EEXIST" });
});

test("O15: what an account in wrong hands opened, by session or by time, and which lists it took", async () => {
  const seen = await someStudent();
  const other = await someStudent();
  const seenDocument = await someDocument(seen.actor.studentId ?? "");
  await someDocument(other.actor.studentId ?? "");
  const admin = await actorOf(await signInAtPortal("admin"));
  const from = now();
  await inTransaction(async (tx) => {
    await writeAudit(tx, { chain: `document:${seenDocument}`, actor: admin, event: "document.read" });
    await writeAudit(tx, {
      chain: "list:applications",
      actor: admin,
      event: "list.exported",
      details: { list: "enquiries" },
    });
  });
  const bySession = await writeBreachList(
    { tables: [], sessionId: admin.sessionId },
    join(folder, "session.csv"),
  );
  const list = await listOf("session.csv");
  expect(list).toContain(seen.phone);
  expect(list).toContain("document.read");
  expect(list).not.toContain(other.phone);
  expect(bySession.notes.join(" ")).toContain("A whole list was taken: list.exported of enquiries at");

  clock.move(3600);
  const later = { from: now(), to: new Date(now().getTime() + 1000) };
  const actorId = admin.userId ?? "";
  await writeBreachList({ tables: [], actorId, window: later }, join(folder, "later.csv"));
  expect(await listOf("later.csv")).not.toContain(seen.phone);
  await writeBreachList({ tables: [], actorId, window: { from, to: now() } }, join(folder, "then.csv"));
  expect(await listOf("then.csv")).toContain(seen.phone);
  await expect(writeBreachList({ tables: [], actorId }, join(folder, "x.csv"))).rejects.toThrow(
    "--from and --to",
  );
  await expect(writeBreachList({ tables: [], sessionId: newId() }, join(folder, "y.csv"))).rejects.toThrow(
    "no such session",
  );
  await expect(writeBreachList({ tables: ["nothing"] }, join(folder, "z.csv"))).rejects.toThrow(
    "There is no table",
  );
});

test("O15: every table that holds something of a person leads to people or holds their contacts", async () => {
  const about = await inExclusiveSession(connection(), "test", async (plain) => {
    const paths: Record<string, number> = {};
    for (const table of [
      "student",
      "session",
      "application",
      "application_document",
      "registration",
      "award",
      "payout",
      "document",
      "donation",
      "story",
      "consent",
      "notification",
      "user_contact",
    ])
      paths[table] = (await findPeoplePaths(plain, table)).length;
    return paths;
  });
  expect(Object.entries(about).filter(([, count]) => count === 0)).toEqual([]);
});

test("O15: people without an account are listed by the contacts in the row itself", async () => {
  const id = newId();
  const sealed = (column: string, value: string) =>
    encryptField(value, { table: "enquiry", column, rowId: id });
  await database()
    .insert(enquiry)
    .values({
      id,
      kind: "enquiry",
      subject: "general-query",
      status: "open",
      name: "Meena Devi",
      emailEncrypted: sealed("email_encrypted", "meena@example.org"),
      phoneEncrypted: sealed("phone_encrypted", "9848099999"),
      language: "en",
      createdAt: now(),
      replyBy: now(),
    });
  const report = await writeBreachList({ tables: ["enquiry"] }, join(folder, "enquiries.csv"));
  expect(report).toMatchObject({ accounts: 0, others: 1 });
  const list = await listOf("enquiries.csv");
  for (const part of ["Meena Devi", "meena@example.org", "9848099999"]) expect(list).toContain(part);
});
