/**
 * npm run bench:growth – the same pages while the tables behind them grow tenfold, and tenfold again, on PostgreSQL:
 * applications, notifications, enquiries, messages and the audit log. The bar: a page takes at most 1.5 times as long
 * with ten times the rows, and so does the night's delete of a message that is too old (a tenth of them each time).
 * Options: --most 1000000 (rows of each table at the end), --rounds 40, --small (a hundredth).
 */
import { parseArgs } from "node:util";
import pg from "pg";
import { newId, publicNumber } from "#app/core/id.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { migrateDatabase } from "#app/db/migrating/migrate.server.ts";
import { closeDatabase, connectDatabase } from "#app/db/opening/client.server.ts";
import { listApplications } from "#app/features/applications/server/lists/list-applications.server.ts";
import { applicationList } from "#app/features/applications/views/application-list.ts";
import { enquiryList } from "#app/features/helpdesk/enquiry-list.ts";
import { listEnquiries } from "#app/features/helpdesk/server/enquiries/list-enquiries.server.ts";
import { listAudit } from "#app/features/identity/server/audit/list-audit.server.ts";
import { auditList } from "#app/features/identity/staff/audit-list.ts";
import { notificationList } from "#app/features/notifications/notification-list.ts";
import { listNotifications } from "#app/features/notifications/server/bell/list-notifications.server.ts";
import { pruneMessages } from "#app/features/notifications/server/outbox/prune-messages.server.ts";
import { reviewList } from "#app/features/reviews/review-list.ts";
import { listReviews } from "#app/features/reviews/server/lists/list-reviews.server.ts";
import { findRecords } from "#app/portals/admin/find/find-records.server.ts";
import { startPostgresServer } from "#tests/support/postgres-server.ts";
import { databaseMs } from "./capacity/processor-time.ts";

const { values } = parseArgs({
  options: {
    most: { type: "string", default: "1000000" },
    rounds: { type: "string", default: "40" },
    small: { type: "boolean", default: false },
  },
});
const most = Number(values.most) / (values.small ? 100 : 1);
const rounds = Number(values.rounds);
const BAR = 1.5;
/** Below this the clock and the machine's other work are larger than the page. */
const NOISE_MS = 1;

const forgetting = "night: 1,000 old messages";

const [instituteId, scholarshipId] = [newId(), newId()];
const her = { userId: newId(), studentId: newId() };
const student: Actor = { role: "student", language: "en", ...her };
const owner: Actor = { role: "institute", userId: newId(), instituteId, memberRole: "owner", language: "en" };
const admin: Actor = { role: "admin", userId: newId(), staffRoles: ["super_admin"], language: "en" };

const institute = (address: string) => reviewList.read(`/institute/dashboard?tab=applications${address}`);
const pages: readonly (readonly [string, () => Promise<unknown>])[] = [
  ["her applications", () => listApplications(student, parseListQuery(applicationList, "/"))],
  ["her notifications", () => listNotifications(student, parseListQuery(notificationList, "/"))],
  ["institute, newest", () => listReviews(owner, institute(""))],
  ["institute, under review", () => listReviews(owner, institute("&status=under_review&sort=oldest"))],
  ["enquiries, newest", () => listEnquiries(admin, enquiryList.read("/"))],
  ["enquiries, late", () => listEnquiries(admin, enquiryList.read("/?clock=late&sort=due"))],
  ["audit log", () => listAudit(admin, auditList.read("/"))],
  ["an application by its number", () => findRecords.applications(publicNumber("AP", 2026, 42), admin)],
];

const server = await startPostgresServer();
const bare = new pg.Pool({ connectionString: server.url, max: 1 });
try {
  await migrateDatabase(
    await connectDatabase({ DATA_DIR: "", DATABASE_URL: server.url }, { onSlowQuery: () => undefined }),
  );
  await begin();
  const sizes = [most / 100, most / 10, most];
  const times = new Map<string, number[]>();
  for (const [index, size] of sizes.entries()) {
    await grow(sizes[index - 1] ?? 0, size);
    console.log(`${size} rows are there`);
    for (const [name, read] of pages) times.set(name, [...(times.get(name) ?? []), await median(read)]);
    times.set(forgetting, [...(times.get(forgetting) ?? []), await forget(size)]);
  }
  console.log(`${sizes.join(", ")} rows of each table, median of ${rounds}; bar ${BAR}x for each tenfold`);
  for (const [name, found] of times) {
    const least = name === forgetting ? 0 : NOISE_MS;
    const ratios = found.slice(1).map((ms, index) => ms / Math.max(least, found[index] ?? 0));
    const isMissed = ratios.some((ratio) => ratio > BAR);
    if (isMissed) process.exitCode = 1;
    const figures = found.map((ms) => `${ms.toFixed(1)} ms`).join(" · ");
    const growth = ratios.map((ratio) => `${ratio.toFixed(2)}x`).join(", ");
    console.log(`${name.padEnd(30)} ${figures} · ${growth} ${isMissed ? "MISSED" : "ok"}`);
  }
} finally {
  await closeDatabase();
  await bare.end();
  await server.stop();
}

async function median(read: () => Promise<unknown>): Promise<number> {
  for (let warm = 0; warm < 5; warm += 1) await read();
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await read();
    took.push(performance.now() - began);
  }
  return took.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

/** What the night's delete costs PostgreSQL for a thousand messages, in milliseconds of processor; the rest stays. */
async function forget(size: number): Promise<number> {
  const old = Math.ceil(size / 10);
  const message = (key: string, count: number, days: number) =>
    `insert into outbound_message (id, channel, template, language, recipient_encrypted, recipient_hash, dedupe_key, status,
       created_at) select gen_random_uuid(), 'sms', 'generic', 'en', repeat('x', 120), md5('r' || n), '${key}' || n, 'delivered',
       now() - interval '${days} days' - n * interval '1 second' from generate_series(1, ${count}) as n`;
  await bare.query(message(`${size}-new-`, size - old, 1));
  await bare.query(message(`${size}-old-`, old, 181));
  await bare.query("vacuum analyze outbound_message");
  const began = databaseMs(server);
  await pruneMessages();
  const took = databaseMs(server) - began;
  const { rows } = await bare.query(
    "select count(*)::int as count from outbound_message where dedupe_key like '%-old-%'",
  );
  if (rows[0]?.count !== 0) throw new Error("Old messages were left");
  await bare.query("truncate outbound_message cascade");
  return (took * 1000) / old;
}

/** One scholarship of an institute, and one student whose own few rows stay the same while all others come. */
async function begin(): Promise<void> {
  await bare.query(
    `insert into scholarship (id, slug, title, provider, provider_type, category, amount_text, amount_period,
      description, criteria, season, application_process, owner_kind, owner_id, run_here, status, source, confidence,
      revision, created_at, updated_at)
     values ($1, 'bench', 'Bench Award', 'Bench', 'private', 'merit', '-', 'once', '-', '{}', '{"kind":"rounds"}', '-',
      'institute', $2, true, 'active', 'bench', 'high', 1, now(), now())`,
    [scholarshipId, instituteId],
  );
  await bare.query("insert into app_user (id, name, created_at) values ($1, 'Asha', now())", [her.userId]);
  await bare.query("insert into student (id, user_id, name, created_at) values ($1, $2, 'Asha', now())", [
    her.studentId,
    her.userId,
  ]);
  await bare.query(
    `insert into application (id, student_id, user_id, status, answers, created_at, saved_at)
     select gen_random_uuid(), $1, $2, 'draft', '{}', now(), now() from generate_series(1, 3)`,
    [her.studentId, her.userId],
  );
  await bare.query(
    `insert into notification (id, user_id, student_id, type, title, message, created_at)
     select gen_random_uuid(), $2, $1, 'info', 'News', 'Something new', now() from generate_series(1, 12)`,
    [her.studentId, her.userId],
  );
}

/** Set-based; a tenth of the applications is under review, of those and of the open enquiries a part is late. */
async function grow(from: number, to: number): Promise<void> {
  const rows = `from generate_series(${from + 1}::int, ${to}::int) as n`;
  const at = "now() - n * interval '1 minute'";
  for (const statement of [
    `insert into app_user (id, name, created_at) select md5('u' || n)::uuid, 'Student ' || n, ${at} ${rows}`,
    `insert into student (id, user_id, name, created_at)
     select md5('s' || n)::uuid, md5('u' || n)::uuid, 'Student ' || n, ${at} ${rows}`,
    `insert into application (id, student_id, user_id, scholarship_id, status, answers, created_at, saved_at, submitted_at,
       due_at)
     select md5('a' || n)::uuid, md5('s' || n)::uuid, md5('u' || n)::uuid, '${scholarshipId}'::uuid,
       case when n % 10 = 0 then 'under_review' else 'paid' end,
       jsonb_build_object('fullName', jsonb_build_object('value', 'Student ' || n, 'at', 0)), ${at}, ${at}, ${at},
       ${at} + interval '48 hours' ${rows}`,
    `insert into notification (id, user_id, student_id, type, title, message, created_at)
     select md5('n' || n)::uuid, md5('u' || n)::uuid, md5('s' || n)::uuid, 'info', 'News', 'Something new', ${at} ${rows}`,
    `insert into enquiry (id, kind, subject, status, name, language, created_at, reply_by)
     select md5('e' || n)::uuid, 'enquiry', 'general-query', case when n % 10 = 0 then 'open' else 'closed' end,
       'Student ' || n, 'en', ${at}, ${at} + interval '2 hours' ${rows}`,
    `insert into audit_entry (chain, seq, at, actor_role, actor_id, event, subject, details, previous_hash, hash)
     select 'bench:' || n, 1, ${at}, 'student', md5('u' || n)::uuid, 'application.saved', 'application:' || n, '{}', '-',
       md5('h' || n) ${rows}`,
    "vacuum analyze",
  ])
    await bare.query(statement);
}
