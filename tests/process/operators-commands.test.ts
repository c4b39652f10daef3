import { spawn } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startFakeBucket } from "#tests/support/doubles/fake-bucket.ts";
import { startFakeHttpServer } from "#tests/support/doubles/fake-http-server.ts";
import { startFakeSmtpServer } from "#tests/support/doubles/fake-smtp-server.ts";
import { type PostgresServer, startPostgresServer, withAdmin } from "#tests/support/postgres-server.ts";
import { productionSettings } from "#tests/support/production-settings.ts";
import { type RunningServer, startServer } from "../journeys/support/server.ts";
import { tempFolder } from "../support/temp-folder.ts";

// The commands of docs/operations.md as an operator types them, in its order: on PostgreSQL, in production mode, with
// a mail server, an SMS gateway and a bucket that answer. Each test goes on where the one before it stopped.
const root = resolve(import.meta.dirname, "../..");
const folder = tempFolder("operator");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
let [postgres, site] = [] as unknown as [PostgresServer, RunningServer];
let settings: Record<string, string>;
let bucket: Awaited<ReturnType<typeof startFakeBucket>>;
let mail: Awaited<ReturnType<typeof startFakeSmtpServer>>;
let sms: Awaited<ReturnType<typeof startFakeHttpServer>>;

beforeAll(async () => {
  [postgres, bucket, mail] = [
    await startPostgresServer(),
    await startFakeBucket(),
    await startFakeSmtpServer(),
  ];
  sms = await startFakeHttpServer(({ method }) => ({
    body: method === "GET" ? "5000" : '{"type":"success","message":"kept"}',
  }));
  for (const name of ["site", "copy"])
    await withAdmin(postgres.url, (query) => query(`create database ${name}`));
  settings = {
    ...productionSettings(),
    DATABASE_URL: postgres.urlOf("site"),
    DATA_DIR: join(folder, "data"),
    SMTP_URL: mail.url,
    SMS_GATEWAY_URL: sms.url,
    BACKUP_BUCKET: "vault",
    BACKUP_ENDPOINT: bucket.config.endpoint,
    BACKUP_ACCESS_KEY_ID: "AK",
    BACKUP_SECRET_ACCESS_KEY: "SK",
  };
});
afterAll(async () => {
  await site?.stop();
  for (const outside of [mail, bucket, sms]) await outside.close();
  await postgres.stop();
});

type Said = { code: number | null; output: string };

/** `npm run NAME -- …` */
function run(name: string, args: string[] = [], changes: Record<string, string> = {}): Promise<Said> {
  return node([...scripts[name].split(" ").slice(1), ...args], changes);
}

function node(args: string[], changes: Record<string, string> = {}, typed = ""): Promise<Said> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings, ...changes },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  child.stdin.end(typed);
  return new Promise((done) => child.on("close", (code) => done({ code, output })));
}

async function ask<T extends pg.QueryResultRow>(statement: string, name = "site"): Promise<T[]> {
  const client = new pg.Client({ connectionString: postgres.urlOf(name) });
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** An enquiry by a visitor, who gets a letter about it. */
async function enquire(email: string): Promise<void> {
  const answer = await fetch(`${site.url}/contact`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: settings.PUBLIC_URL ?? "", "sec-fetch-site": "same-origin" },
    body: new URLSearchParams({
      name: "Asha Rao",
      email,
      phone: "9848012345",
      subject: "general-query",
      message: "When does the next scholarship open?",
      took: "60000",
    }),
  });
  expect(answer.status, site.output()).toBe(302);
}

const lettersTo = (email: string) => mail.mails.filter(({ to }) => to.includes(email)).length;
const good = (said: Said, words: string | RegExp) =>
  expect(said).toMatchObject({ code: 0, output: expect.stringMatching(words) });

test("the first day: migrate, the first catalogue, the first admin, the doctor with its trial messages", async () => {
  good(await run("migrate"), /^Applied: /);
  good(await run("migrate"), "The database is up to date.");
  const file = "app/features/scholarships/data/catalogue-national.json";
  good(await run("import:scholarships", [file, "--dry-run"]), /nothing written. 147 rows: 147 new.* 0 bad/);
  good(await run("import:scholarships", [file, "--quietly"]), /147 rows: 147 new/);
  good(await run("import:scholarships", [file, "--quietly"]), /0 new, 0 changed, 147 unchanged/);
  const admin = [...scripts["create-admin"].split(" ").slice(1), "--email", "op@example.org", "--name", "Op"];
  good(await node(admin, {}, "mango tree by the well\n"), "can sign in at /admin");

  const doctor = await run("doctor", ["--sms-to", "9848012345", "--mail-to", "op@example.org"]);
  // Nobody stands at the made-up address and at the made-up payment gateway; everything else is there.
  expect(doctor.output).toMatch(/ok {4}SMS: A trial SMS/);
  expect(doctor.output).toMatch(/ok {4}mail: A trial/);
  expect(
    doctor.output.match(/^BAD {3}(database|documents|data folder|SMS|mail|backup)/m)?.[0],
  ).toBeUndefined();
  expect(lettersTo("op@example.org")).toBe(1);
  expect(sms.requests.filter(({ method }) => method === "POST")).toHaveLength(1);
});

test("messages: held, kept in a sealed backup, released, and sent once", async () => {
  site = await startServer(settings);
  good(await run("messages", ["--hold"]), "0 messages wait");
  await enquire("held@example.org");
  await pause(3000);
  expect(lettersTo("held@example.org")).toBe(0);
  good(await run("backup", ["--sealed"]), /\.backup/);
  good(await run("messages", ["--release"]), /[1-9]\d* messages go out/);
  await expect.poll(() => lettersTo("held@example.org"), { timeout: 90_000, interval: 500 }).toBe(1);
  expect(await run("messages")).toMatchObject({
    code: 2,
    output: expect.stringContaining("Say one of them"),
  });
});

test("the drill: the newest backup comes back from the bucket, on hold; the copy's messages are given up", async () => {
  const listed = await run("backup", ["--list"]);
  const name = /(\S+\.backup) {2}in the bucket/.exec(listed.output)?.[1] ?? expect.fail(listed.output);
  const copy = { DATABASE_URL: postgres.urlOf("copy"), DATA_DIR: join(folder, "copy") };
  const restored = await run("restore", [`bucket:${name}`], copy);
  good(restored, /came from the bucket, whole/);
  expect(restored.output).toMatch(/Messages are on hold \([1-9]\d* wait\)/);
  good(await run("verify-audit", [], copy), "The audit log is whole.");
  const doctor = await run("doctor", [], copy);
  expect(doctor.output.match(/^BAD {3}(database|data folder|secrets)/m)?.[0]).toBeUndefined();
  good(await run("messages", ["--give-up"], copy), /[1-9]\d* messages were given up/);
  const kept = await ask<{ status: string; body: unknown }>(
    "select distinct status, body_encrypted as body from outbound_message",
    "copy",
  );
  expect(kept).toEqual([{ status: "given_up", body: null }]);
  expect(lettersTo("held@example.org")).toBe(1);
  // What is there is not overwritten by mistake, and a name that is not there is told.
  expect((await run("restore", [`bucket:${name}`], copy)).output).toContain("--force");
  const missing = await run("restore", ["bucket:scholarsetu-2020-01-01T00-00-00Z.backup", "--force"], copy);
  expect(missing).toMatchObject({ code: 1, output: expect.stringContaining("npm run backup -- --list") });
  expect(missing.output).not.toMatch(/\n\s+at /);
});

test("a readable folder comes back over what is there, with --force", async () => {
  const copy = { DATABASE_URL: postgres.urlOf("copy"), DATA_DIR: join(folder, "copy") };
  const path = join(folder, "readable");
  good(await run("backup", [path]), /readable/);
  good(await run("restore", [path, "--force"], copy), /Restored \d+ rows/);
  expect(await ask("select count(*)::int as n from scholarship", "copy")).toEqual([{ n: 147 }]);
});

test("whom a breach concerns: by table, by the account that was in wrong hands, by its session", async () => {
  const program = `
    import { connectDatabase, closeDatabase, inTransaction, database } from "./app/db/opening/client.server.ts";
    import { env } from "./app/core/settings/env.server.ts";
    import { writeAudit } from "./app/db/audit/audit.server.ts";
    import { enquiry } from "./app/db/schema/helpdesk-enquiries.ts";
    import { appUser } from "./app/db/schema/users.ts";
    import { startSession } from "./app/features/identity/server/sessions/start-session.server.ts";
    await connectDatabase(env(), { onSlowQuery: () => undefined });
    const [{ id: userId }] = await database().select().from(appUser);
    const [{ id }] = await database().select().from(enquiry);
    const request = { address: "127.0.0.1", userAgent: null, previousToken: null };
    const session = await inTransaction(async (tx) => {
      const made = await startSession(tx, { userId, role: "admin", method: "test", request });
      const actor = { kind: "user", userId, role: "admin", sessionId: made.sessionId };
      await writeAudit(tx, { chain: "enquiry:" + id, actor, event: "enquiry.read" });
      return made;
    });
    console.log(JSON.stringify({ userId, session }));
    await closeDatabase();`;
  const made = await node(["--input-type=module", "-e", program]);
  expect(made.code, made.output).toBe(0);
  // As the document says.
  const [session] = await ask<{ id: string; user_id: string }>(
    "select id, user_id, role, network, created_at from session order by created_at desc limit 50",
  );
  const { id: sessionId, user_id: userId } = session ?? expect.fail();
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  for (const [name, args] of Object.entries({
    table: ["--table", "enquiry", "--before", new Date(Date.now() + 60_000).toISOString()],
    actor: ["--actor", userId, "--from", day(-1), "--to", day(2)],
    session: ["--session", sessionId],
  })) {
    const out = join(folder, `${name}.csv`);
    const said = await run("breach", ["--out", out, ...args]);
    good(said, /people without one are in .*breach:/s);
    expect(readFileSync(out, "utf8"), name).toContain("held@example.org");
    expect(said.output).not.toContain("held@example.org");
    expect(statSync(out).mode & 0o777).toBe(0o600);
    expect((await run("breach", ["--out", out, ...args])).output).toContain("exists already");
  }
  good(await run("verify-audit"), "The audit log is whole.");
});

test("keys: nothing is changed while a process lacks the new one; afterwards all is sealed anew", async () => {
  const both = `k2:${Buffer.alloc(32, 7).toString("base64")},${settings.ENCRYPTION_KEYS}`;
  const secret = { APP_SECRET: "n".repeat(64), APP_SECRET_PREVIOUS: settings.APP_SECRET ?? "" };
  const early = await run("rotate-keys", [], { ENCRYPTION_KEYS: both, ...secret });
  expect(early).toMatchObject({ code: 1, output: expect.stringContaining("Nothing was changed.") });
  await site.stop();
  settings = { ...settings, ENCRYPTION_KEYS: both, ...secret };
  site = await startServer(settings);
  good(await run("rotate-keys"), /anew under the key "k2".*APP_SECRET is retired.*Step 4/s);
  good(await run("verify-audit"), "The audit log is whole.");
  await site.stop();
  settings = { ...settings, ENCRYPTION_KEYS: both.split(",")[0] ?? "" };
  delete settings.APP_SECRET_PREVIOUS;
  site = await startServer(settings);
  await enquire("afterwards@example.org");
  await expect.poll(() => lettersTo("afterwards@example.org"), { timeout: 60_000, interval: 500 }).toBe(1);
  expect((await run("doctor")).output.match(/^BAD {3}secrets/m)).toBeNull();
});
