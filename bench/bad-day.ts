// npm run bench:bad-day -- [seconds of each trouble] [part of a trouble's name]
// Two web processes and a worker of the built site in production mode, on PostgreSQL, behind a balancer, with fakes
// for SMS, mail, documents and payments. Each trouble lasts some seconds while people come; then all is well again
// and everything acknowledged must be there, every message must have arrived, once where the gateway had refused,
// and the operator must have heard of it within a minute. Fails otherwise.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { templates } from "#app/features/notifications/messages/templates.ts";
import { productionSettings } from "#tests/support/production-settings.ts";
import { startDatabase } from "./bad-day/database.ts";
import { playFullDisk } from "./bad-day/full-disk.ts";
import { startMail, startPayments, startSms, startStore } from "./bad-day/gateways.ts";
import { listen } from "./bad-day/operator.ts";
import { startPeople } from "./bad-day/people.ts";
import { siteProcess } from "./bad-day/processes.ts";
import { startProxy } from "./bad-day/proxy.ts";
import { reckon } from "./bad-day/reckon.ts";
import { seedPeople } from "./bad-day/seed-people.ts";
import { type Stage, type Trouble, troubles } from "./bad-day/troubles.ts";

const seconds = Number(process.argv[2] ?? 25);
const only = process.argv[3] ?? "";
const TOLD_WITHIN_SECONDS = 60;
const DRAIN_SECONDS = 240;
/** The longest pause between two tries of a closed lane is two minutes. */
const WELL_WITHIN_SECONDS = 180;

const origin = "https://bad-day.scholarsetu.example";
const folder = await mkdtemp(join(tmpdir(), "scholarsetu-bad-day-"));
const [sms, mail, store] = [await startSms(), await startMail(), await startStore()];
const payments = await startPayments({ webhook: "bench" });
const database = await startDatabase();
const local = (port: number) => `http://127.0.0.1:${port}`;
const settings: Record<string, string> = {
  ...productionSettings(),
  PUBLIC_URL: origin,
  // Each its own, so that the gateway's fake can tell a repetition from another message.
  SMS_TEMPLATE_IDS: JSON.stringify(Object.fromEntries(Object.keys(templates).map((name) => [name, name]))),
  DATA_DIR: folder,
  DATABASE_URL: database.url,
  TRUSTED_PROXIES: "1",
  SMS_GATEWAY_URL: local(sms.port),
  SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  PAYMENT_GATEWAY_URL: local(payments.port),
  PAYMENT_WEBHOOK_SECRET: "bench",
  FILE_STORE: "s3",
  S3_BUCKET: "bench",
  S3_ENDPOINT: local(store.port),
  S3_ACCESS_KEY_ID: "bench",
  S3_SECRET_ACCESS_KEY: "bench",
  STOP_PAUSE_SECONDS: "2",
  LOG_LEVEL: "info",
};
const proxy = await startProxy(new URL(origin).host);
const web = [
  await siteProcess("web 1", { ...settings, PROCESS_ROLE: "web" }),
  await siteProcess("web 2", { ...settings, PROCESS_ROLE: "web" }),
] as const;
const worker = await siteProcess("worker", { ...settings, PROCESS_ROLE: "worker" });
const all = [...web, worker];
const failures: string[] = [];
try {
  for (const site of all) await site.start();
  proxy.lead(web.map(({ port }) => port));
  Object.assign(process.env, settings);
  const chosen = troubles.filter(({ name }) => name.includes(only));
  const { students, adminToken } = await seedPeople(Math.ceil((chosen.length * (seconds + 40)) / 2));
  // Every process has its own kept pages.
  for (const { port } of web)
    for (const path of ["/", "/scholarships"])
      await fetch(local(port) + path, { headers: { host: new URL(origin).host } }).then((answer) =>
        answer.text(),
      );
  const people = startPeople(origin, proxy.port, students, payments);
  const stage: Stage = { sms, mail, store, payments, database, web, worker, people };
  const readPage = () =>
    fetch(`http://127.0.0.1:${proxy.port}/admin/system`, {
      headers: { cookie: `__Host-session=${adminToken}` },
      signal: AbortSignal.timeout(5000),
    }).then(
      (answer) => answer.text(),
      () => "",
    );
  await pause(5000);
  console.log(
    `${"trouble".padEnd(28)} told after s (log, metric, page)   public pages broken   writes refused / broken   well again after`,
  );
  for (const trouble of chosen) await play(trouble, stage, readPage);
  await people.stop();
  const { lines, faults } = await reckon(stage, { sms, mail, store, payments }, DRAIN_SECONDS);
  for (const line of lines) console.log(line);
  failures.push(...faults);
  for (const site of all) failures.push(...site.deaths);
  if (people.counts.publicBroken > 0) failures.push(`${people.counts.publicBroken} public pages were broken`);
  console.log(
    `answers that were no success: ${[...people.brokenAs].map(([what, count]) => `${what} × ${count}`).join(", ") || "none"}`,
  );
  if (!only || "disk full".includes(only)) {
    const disk = await playFullDisk(settings);
    console.log(disk.line);
    failures.push(...disk.faults);
  }
} finally {
  for (const site of all) await site.end("SIGKILL").catch(() => undefined);
  proxy.close();
  for (const gateway of [sms, mail, store, payments]) gateway.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
for (const failure of failures) console.log(`FAILED: ${failure}`);
console.log(failures.length === 0 ? "Nothing lost, nobody left in the dark." : `${failures.length} faults.`);
// A gateway in a slow mood still holds timers.
process.exit(failures.length === 0 ? 0 : 1);

async function play(trouble: Trouble, stage: Stage, readPage: () => Promise<string>): Promise<void> {
  const { counts } = stage.people;
  const before = { ...counts };
  const operator = listen(trouble.signals, all, readPage);
  await pause(1500);
  await trouble.begin(stage);
  const began = Date.now();
  await pause(seconds * 1000);
  while (!operator.isDone() && Date.now() - began < TOLD_WITHIN_SECONDS * 1000) await pause(500);
  await trouble.end(stage);
  operator.end();
  const backAfter = await untilWell();
  const { log, metric, page } = operator.heard;
  const isPageMeant = trouble.signals.page !== null;
  const told = [log, metric, isPageMeant ? page : undefined].map((value) =>
    value === undefined ? "–" : (value ?? "never"),
  );
  const missed = told.flatMap((value, index) =>
    value === "never" ? [["the log", "/metrics", "/admin/system"][index]] : [],
  );
  if (missed.length > 0)
    failures.push(`${trouble.name}: ${missed.join(" and ")} did not tell within ${TOLD_WITHIN_SECONDS} s`);
  const difference = (key: keyof typeof counts) => counts[key] - before[key];
  console.log(
    `${trouble.name.padEnd(28)} ${told.map((value) => String(value).padStart(7)).join(" ")}` +
      `${" ".repeat(13)}${difference("publicBroken")} of ${difference("publicPages")}`.padEnd(36) +
      `${difference("writesRefused")} / ${difference("brokenWrites")}`.padEnd(25) +
      backAfter,
  );
}

/** A closed lane tries its gateway ever later: the next trouble begins when this one is over for everybody. */
async function untilWell(): Promise<string> {
  const began = Date.now();
  await pause(4000);
  for (;;) {
    const closed = await database
      .query<{ count: number }>("select count(*)::int as count from message_lane where state <> 'working'")
      .then(
        ([row]) => row?.count ?? 0,
        () => 1,
      );
    const seconds = Math.round((Date.now() - began) / 1000);
    if (closed === 0) return `${seconds} s`;
    if (seconds > WELL_WITHIN_SECONDS) {
      failures.push(`a lane is still closed ${seconds} s after all is well`);
      return "not yet";
    }
    await pause(1000);
  }
}
