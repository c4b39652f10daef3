/**
 * npm run bench:payouts – one batch of 5,000 payouts on PostgreSQL, from "prepare" to "sent", while other work goes
 * on (gifts are booked and lists are read all the time), and beside it the same money moved one award at a time. The
 * bar: each press of a button within 20 seconds. Options: --count 5000, --one 200 (so many by one), --small.
 */
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { openLookupKey } from "#app/db/keys/open-lookup-key.server.ts";
import { migrateDatabase } from "#app/db/migrating/migrate.server.ts";
import { closeDatabase, connectDatabase, database, inTransaction } from "#app/db/opening/client.server.ts";
import { account } from "#app/features/ledger/ledger.ts";
import { makeTrialBalance } from "#app/features/ledger/server/make-trial-balance.server.ts";
import { moveMany } from "#app/features/ledger/server/move-many.server.ts";
import { moveMoney } from "#app/features/ledger/server/move-money.server.ts";
import { postTransaction } from "#app/features/ledger/server/post-transaction.server.ts";
import { awardDeskList } from "#app/features/payouts/award-list.ts";
import { listAwards } from "#app/features/payouts/server/awards/list-awards.server.ts";
import { approvePayouts } from "#app/features/payouts/server/batches/approve-payouts.server.ts";
import { preparePayouts } from "#app/features/payouts/server/batches/prepare-payouts.server.ts";
import { sendPayouts } from "#app/features/payouts/server/batches/send-payouts.server.ts";
import { startPostgresServer } from "#tests/support/postgres-server.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "5000" },
    one: { type: "string", default: "200" },
    small: { type: "boolean", default: false },
  },
});
const count = Number(values.count) / (values.small ? 20 : 1);
const oneByOne = Number(values.one) / (values.small ? 10 : 1);
const BAR_MS = 20_000;
const person = (): Actor & { userId: string } => ({
  role: "admin",
  staffRoles: ["super_admin"],
  userId: newId(),
  language: "en",
});
const [clerk, chief] = [person(), person()];
const [programmeId, giverId] = [newId(), newId()];

const server = await startPostgresServer();
let isWorking = true;
let work: Promise<unknown> = Promise.resolve();
const other = { gifts: 0, lists: 0, slowest: 0 };
try {
  await migrateDatabase(
    await connectDatabase({ DATA_DIR: "", DATABASE_URL: server.url }, { onSlowQuery: () => undefined }),
  );
  await openLookupKey(database());
  await fill(count + oneByOne);
  work = Promise.all([gifts(), lists()]);
  console.log(`${count} payouts in one batch, gifts booked and lists read meanwhile`);
  const { id } = await timed("prepare", () => preparePayouts(clerk, newFormKey()));
  await timed("approve", () => approvePayouts(chief, id));
  await timed("send to the bank", () => sendPayouts(chief, id));
  isWorking = false;
  await work;
  console.log(`meanwhile: ${other.gifts} gifts, ${other.lists} lists, the slowest ${ms(other.slowest)}`);
  await compare();
  const { faults } = await makeTrialBalance();
  console.log(`faults in the books: ${faults}`);
  if (faults > 0) process.exitCode = 1;
} finally {
  isWorking = false;
  await work;
  await closeDatabase();
  await server.stop();
}

async function timed<Value>(name: string, run: () => Promise<Value>): Promise<Value> {
  const began = performance.now();
  const value = await run();
  const took = performance.now() - began;
  if (took > BAR_MS) process.exitCode = 1;
  console.log(`${name.padEnd(18)} ${ms(took)} ${took > BAR_MS ? "MISSED" : "ok"} (bar ${ms(BAR_MS)})`);
  return value;
}

/** The same movements by a statement each, and by a handful for all: what sending was, and is. */
async function compare(): Promise<void> {
  const { rows } = await database().execute<{ id: string }>(
    sql`select id from award where status = 'offered' order by id`,
  );
  const half = Math.floor(rows.length / 2);
  const began = performance.now();
  await inTransaction(async (tx) => {
    for (const { id } of rows.slice(0, half)) {
      const [from, to] = [account.award(id), account.payout(newId())];
      await moveMoney(tx, systemActor, { key: `one:${id}`, kind: "bench", from, to, amountPaise: 20_000_00 });
    }
  });
  const single = (performance.now() - began) / half;
  const again = performance.now();
  await inTransaction((tx) =>
    moveMany(tx, systemActor, {
      kind: "bench",
      from: "award",
      to: "payout",
      lines: rows.slice(half).map(({ id }) => ({
        key: `many:${id}`,
        fromId: id,
        toId: newId(),
        amountPaise: 20_000_00,
        subjectId: id,
      })),
    }),
  );
  const many = (performance.now() - again) / (rows.length - half);
  console.log(
    `by one ${single.toFixed(2)} ms each · together ${many.toFixed(2)} ms · ${(single / many).toFixed(1)}×`,
  );
}

async function gifts(): Promise<void> {
  while (isWorking) {
    await watch(async () => {
      const [source, amountPaise] = [newId(), 5_000_00];
      await inTransaction(async (tx) => {
        await postTransaction(tx, systemActor, {
          key: `donation:${source}`,
          kind: "donation",
          lines: [
            { account: account.bank, amountPaise, sourceId: source },
            { account: account.giver(giverId), amountPaise: -amountPaise, sourceId: source },
          ],
        });
        const [from, to] = [account.giver(giverId), account.programme(programmeId)];
        const key = `placement:${source}`;
        await moveMoney(tx, systemActor, { key, kind: "placement", from, to, amountPaise, sourceId: source });
      });
    });
    other.gifts += 1;
  }
}

async function lists(): Promise<void> {
  while (isWorking) {
    await watch(() => listAwards.forDesk(clerk, awardDeskList.read("/admin/payouts/awards")));
    other.lists += 1;
  }
}

async function watch(run: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await run();
  other.slowest = Math.max(other.slowest, performance.now() - began);
}

function ms(value: number): string {
  return `${(value / 1000).toFixed(2)} s`;
}

/** Set-based: so many accepted awards whose money is set aside, out of one gift each hundred. */
async function fill(awards: number): Promise<void> {
  for (const { userId } of [clerk, chief]) {
    await database().execute(
      sql`insert into app_user (id, name, created_at) values (${userId}, 'A person', now())`,
    );
    await database().execute(
      sql`insert into user_role (user_id, role, granted_at) values (${userId}, 'admin', now() - interval '1 year')`,
    );
  }
  const statements = [
    sql`insert into programme (id, title, kind, budget_paise, status, created_at, updated_at)
      values (${programmeId}, 'Bench', 'scholarship', 0, 'active', now(), now())`,
    sql`create table made as select n, gen_random_uuid() as user_id, gen_random_uuid() as student_id,
      gen_random_uuid() as application_id, gen_random_uuid() as award_id, gen_random_uuid() as transaction_id,
      gen_random_uuid() as account_id, gen_random_uuid() as source_id from generate_series(1, ${awards}::int) n`,
    sql`insert into app_user (id, name, created_at) select user_id, 'Student ' || n, now() from made`,
    sql`insert into student (id, user_id, name, created_at) select student_id, user_id, 'Student ' || n, now() from made`,
    sql`insert into application (id, student_id, user_id, status, answers, account_encrypted, account_last_four,
      created_at, saved_at, submitted_at, award_paise) select application_id, student_id, user_id, 'approved', '{}', 'x',
      '1234', now(), now(), now(), 2000000 from made`,
    sql`insert into award (id, application_id, student_id, programme_id, amount_paise, status, created_at, status_at,
      accept_by, accepted_at) select award_id, application_id, student_id, ${programmeId}, 2000000,
      case when n <= ${count} then 'accepted' else 'offered' end, now(), now(), current_date + 5, now() from made`,
    sql`insert into ledger_account (id, kind, owner_id, is_guarded, created_at)
      select account_id, 'award', award_id, true, now() from made`,
    sql`insert into ledger_account (id, kind, owner_id, is_guarded, created_at)
      values (gen_random_uuid(), 'bank', null, false, now()) on conflict do nothing`,
  ];
  await inTransaction(async (tx) => {
    for (const statement of statements) await tx.execute(statement);
  });
  // In parts: each commit proves every transaction of its part.
  for (let from = 0; from < awards; from += 500) {
    const part = sql`n > ${from} and n <= ${from + 500}`;
    await inTransaction(async (tx) => {
      await tx.execute(sql`insert into ledger_transaction (id, key, kind, entry_count, actor_role, posted_at)
        select transaction_id, 'bench:' || n, 'bench', 2, 'system', now() from made where ${part}`);
      await tx.execute(sql`insert into ledger_entry (id, transaction_id, account_id, amount_paise, source_id, posted_at)
        select gen_random_uuid(), transaction_id, account_id, -2000000, source_id, now() from made where ${part}
        union all select gen_random_uuid(), transaction_id, (select id from ledger_account where kind = 'bank'), 2000000,
        source_id, now() from made where ${part}`);
    });
    if (from === 0) await database().execute(sql`analyze`);
  }
  await database().execute(sql`analyze`);
}
