/**
 * npm run bench:review – the Applications tab of an institute with 100,000 applications: each list and filter by
 * its verb, and beside it, in turns, the bare SQL somebody would write by hand for the same page and count. The
 * bar is p95 ≤ 2× the bare SQL. Options: --count 100000, --rounds 60, --small (a twentieth, to try it out).
 */
import { parseArgs } from "node:util";
import pg from "pg";
import { newId } from "#app/core/id.ts";
import { MOST_COUNTED } from "#app/core/lists/total-text.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { migrateDatabase } from "#app/db/migrating/migrate.server.ts";
import { closeDatabase, connectDatabase } from "#app/db/opening/client.server.ts";
import { reviewList } from "#app/features/reviews/review-list.ts";
import { listReviews } from "#app/features/reviews/server/lists/list-reviews.server.ts";
import { startPostgresServer } from "#tests/support/postgres-server.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "100000" },
    rounds: { type: "string", default: "60" },
    small: { type: "boolean", default: false },
  },
});
const count = Number(values.count) / (values.small ? 20 : 1);
const rounds = Number(values.rounds);
const instituteId = newId();
const owner: Actor = { role: "institute", userId: newId(), instituteId, memberRole: "owner", language: "en" };

const statements = [
  "insert into app_user (id, name, created_at) select user_id, 'Student ' || n, at from made",
  "insert into student (id, user_id, name, created_at) select student_id, user_id, 'Student ' || n, at from made",
  `insert into application (id, student_id, user_id, scholarship_id, status, answers, created_at, saved_at, submitted_at,
     due_at)
   select id, student_id, user_id, scholarship_id,
     (array['under_review', 'approved', 'paid', 'rejected', 'action_needed', 'withdrawn'])[1 + n % 6],
     jsonb_build_object(
       'fullName', jsonb_build_object('value', 'Student ' || n, 'at', 0),
       'familyIncome', jsonb_build_object('value', (array['below-1l', '1l-2l', '2l-5l'])[1 + n % 3], 'at', 0),
       'percentage', jsonb_build_object('value', (40 + n % 60)::text, 'at', 0),
       'address', jsonb_build_object('value', repeat('Temple Street ', 20), 'at', 0)),
     at, at, at, at + interval '48 hours' from made`,
  `insert into review_standing (application_id, scholarship_id, mean, spread, scores, updated_at)
   select id, scholarship_id, (n * 37) % 10000, 0, 1, at from made where n % 2 = 0`,
  "analyze",
];

const server = await startPostgresServer();
const bare = new pg.Pool({ connectionString: server.url, max: 2 });
try {
  await migrateDatabase(
    await connectDatabase({ DATA_DIR: "", DATABASE_URL: server.url }, { onSlowQuery: () => undefined }),
  );
  const scholarships = await fill();
  console.log(`${count} applications of one institute, ${rounds} rounds each`);
  let isMissed = false;
  for (const { name, address, where, order, parameters } of lists(scholarships)) {
    const query = reviewList.read(`/institute/dashboard?tab=applications${address}`);
    const [verb, sql] = await sideBySide(
      async () => (await listReviews(owner, query)).total,
      () => bareList(where, order, parameters),
    );
    const ratio = percentile(verb) / percentile(sql);
    isMissed ||= ratio > 2;
    const figures = `p95 ${percentile(verb).toFixed(1)} ms · bare ${percentile(sql).toFixed(1)} ms`;
    console.log(`${name.padEnd(28)} ${figures} · ${ratio.toFixed(2)}× ${ratio > 2 ? "MISSED" : "ok"}`);
  }
  if (isMissed) process.exitCode = 1;
} finally {
  await closeDatabase();
  await bare.end();
  await server.stop();
}

interface BareList {
  readonly name: string;
  readonly address: string;
  readonly where: string;
  readonly order: string;
  readonly parameters: readonly unknown[];
}

function lists([first = ""]: readonly string[]): BareList[] {
  const newest = "a.submitted_at desc, a.id desc";
  const ranking = `coalesce(r.mean, -1) desc, array_position(array['below-1l','1l-2l','2l-5l','5l-8l','above-8l'],
    a.answers #>> '{familyIncome,value}'), (a.answers #>> '{percentage,value}')::float8 desc, a.submitted_at, a.id`;
  return [
    { name: "newest", address: "", where: "true", order: newest, parameters: [] },
    {
      name: "under review, oldest first",
      address: "&status=under_review&sort=oldest",
      where: "a.status = 'under_review'",
      order: "a.submitted_at, a.id",
      parameters: [],
    },
    {
      name: "one scholarship by ranking",
      address: `&scholarship=${first}&sort=ranking`,
      where: "a.scholarship_id = $2",
      order: ranking,
      parameters: [first],
    },
    {
      name: "a part of a name",
      address: "&q=student+4242",
      where: "strpos(lower(a.answers #>> '{fullName,value}'), $2) > 0",
      order: newest,
      parameters: ["student 4242"],
    },
    {
      name: "late",
      address: "&due=late",
      where: "a.status = 'under_review' and a.due_at < now()",
      order: newest,
      parameters: [],
    },
  ];
}

/** The page and the count up to the list's bound, as one would write them into a console. */
async function bareList(where: string, order: string, parameters: readonly unknown[]): Promise<number> {
  const from = `from application a join scholarship s on s.id = a.scholarship_id
    left join review_standing r on r.application_id = a.id
    where s.owner_kind = 'institute' and s.owner_id = $1 and a.submitted_at is not null and ${where}`;
  const page = await bare.query(
    `select a.id, a.serial, a.status, a.submitted_at, a.due_at, a.answers #>> '{fullName,value}' as name, s.title, r.mean
     ${from} order by ${order} limit 21`,
    [instituteId, ...parameters],
  );
  const counted = await bare.query(
    `select count(*)::int as count from (select 1 ${from} limit ${MOST_COUNTED + 1}) as listed`,
    [instituteId, ...parameters],
  );
  if (page.rows.length === 0) throw new Error("The bare list found nothing");
  return counted.rows[0].count;
}

async function sideBySide(a: () => Promise<unknown>, b: () => Promise<unknown>) {
  const times: [number[], number[]] = [[], []];
  if ((await a()) !== (await b())) throw new Error("The two lists differ");
  for (let warm = 0; warm < 3; warm += 1) await Promise.all([a(), b()]);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, run] of [a, b].entries()) {
      const began = performance.now();
      await run();
      times[index]?.push(performance.now() - began);
    }
  }
  return times;
}

function percentile(times: readonly number[]): number {
  const sorted = [...times].sort((x, y) => x - y);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}

/** Set-based: five scholarships, a student for each application, a score for every second. */
async function fill(): Promise<string[]> {
  const ids = Array.from({ length: 5 }, () => newId());
  for (const [index, id] of ids.entries()) {
    await bare.query(
      `insert into scholarship (id, slug, title, provider, provider_type, category, amount_text, amount_period,
        description, criteria, season, application_process, owner_kind, owner_id, run_here, status, source, confidence,
        revision, created_at, updated_at)
       values ($1, $2, $3, 'Bench', 'private', 'merit', '-', 'once', '-', '{}', '{"kind":"rounds"}', '-', 'institute', $4,
        true, 'active', 'bench', 'high', 1, now(), now())`,
      [id, `bench-${index}`, `Bench Award ${index}`, instituteId],
    );
  }
  const client = await bare.connect();
  try {
    await client.query(
      `create temp table made as select n, gen_random_uuid() as user_id, gen_random_uuid() as student_id,
        gen_random_uuid() as id, ($2::uuid[])[1 + n % 5] as scholarship_id,
        now() - n * interval '3 minutes' as at from generate_series(1, $1::int) n`,
      [count, ids],
    );
    for (const statement of statements) await client.query(statement);
  } finally {
    client.release();
  }
  return ids;
}
