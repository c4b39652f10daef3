// npm run bench:registration -- [seconds] [kills]: complete registrations per second (three photos of about 200 KB
// each, submitted and paid) on PostgreSQL with fsync, as a ratio to the bare cost: the same bytes written and
// synced, and as many rows inserted. Then the same under kill -9. Fails when an acknowledged one is lost.
import { spawn } from "node:child_process";
import { mkdtemp, open, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { startPostgresServer } from "#tests/support/postgres-server.ts";

const seconds = Number(process.argv[2] ?? 20);
const kills = Number(process.argv[3] ?? 5);
const atOnce = 4;

const folder = await mkdtemp(join(tmpdir(), "bench-registration-"));
const server = await startPostgresServer();
const client = new pg.Pool({ connectionString: server.url, max: atOnce });
const acknowledged = new Set<string>();
let fileBytes = 200_000;

try {
  const first = startWriter();
  await first.ready;
  const before = await rowsWritten();
  const begun = performance.now();
  await delay(seconds * 1000);
  const rate = acknowledged.size / ((performance.now() - begun) / 1000);
  await first.kill();
  const rows = Math.max(1, Math.round(((await rowsWritten()) - before) / Math.max(1, acknowledged.size)));
  const bare = await bareCost(rows);
  console.log(
    `complete registrations ${rate.toFixed(1)}/s · bare cost ${bare.toFixed(1)}/s ` +
      `(3 × ${Math.round(fileBytes / 1024)} KB synced, ${rows} rows) · ratio ${(rate / bare).toFixed(2)}`,
  );
  for (let round = 0; round < kills; round += 1) {
    const writer = startWriter();
    await writer.ready;
    await delay(1500 + Math.random() * 1500);
    await writer.kill();
  }
  const lost = await countLost();
  console.log(`${kills + 1} kills, ${acknowledged.size} acknowledged registrations, ${lost} lost`);
  if (lost > 0) process.exitCode = 1;
} finally {
  await client.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

function startWriter() {
  const child = spawn(process.execPath, [join(import.meta.dirname, "workers/registration-writer.ts")], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      APP_MODE: "demo",
      DATA_DIR: folder,
      DATABASE_URL: server.url,
      LOG_LEVEL: "silent",
    },
  });
  const ready = Promise.withResolvers<void>();
  // "close": what the pipe still holds was acknowledged too.
  const closed = new Promise<void>((done) => child.once("close", () => done()));
  createInterface({ input: child.stdout }).on("line", (line) => {
    const [word, value = ""] = line.split(" ");
    if (word === "done") acknowledged.add(value);
    else {
      fileBytes = Number(value);
      ready.resolve();
    }
  });
  return {
    ready: Promise.race([ready.promise, closed.then(() => Promise.reject(new Error("The writer stopped")))]),
    async kill() {
      child.kill("SIGKILL");
      await closed;
    },
  };
}

async function rowsWritten(): Promise<number> {
  // The counters of a killed session arrive a moment later.
  await delay(1500);
  const { rows } = await client.query<{ total: string }>(
    "select sum(n_tup_ins + n_tup_upd)::text as total from pg_stat_user_tables",
  );
  return Number(rows[0]?.total ?? 0);
}

/** The least any program must do for the same: sync the bytes, insert the rows, commit. */
async function bareCost(rows: number): Promise<number> {
  await client.query("create table bare (id bigserial primary key, body text)");
  const bytes = Buffer.alloc(fileBytes, 7);
  const until = performance.now() + (seconds * 1000) / 2;
  const begun = performance.now();
  let count = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async (_, worker) => {
      while (performance.now() < until) {
        for (const file of [1, 2, 3]) {
          const handle = await open(join(folder, `bare-${worker}-${file}`), "w");
          await handle.write(bytes);
          await handle.sync();
          await handle.close();
        }
        await client.query("insert into bare (body) select repeat('x', 200) from generate_series(1, $1)", [
          rows,
        ]);
        count += 1;
      }
    }),
  );
  return count / ((performance.now() - begun) / 1000);
}

/** An acknowledged one is there when it is registered and paid, and each of its three documents has its bytes. */
async function countLost(): Promise<number> {
  const { rows } = await client.query<{ id: string; keys: string[] }>(
    `select r.id, array_agg(d.store_key) as keys from registration r
     join payment_order o on o.subject_id = r.id and o.status = 'paid'
     join document d on d.id in (r.aadhaar_document_id, r.passbook_document_id, r.relationship_document_id)
       and d.stored_at is not null
     where r.status = 'registered' group by r.id`,
  );
  const paths = await readdir(join(folder, "files"), { recursive: true });
  const stored = new Set(paths.map((path) => path.replaceAll("\\", "/")));
  const whole = new Set(
    rows
      .filter(({ keys }) => keys.length === 3 && keys.every((key) => isStored(key, stored)))
      .map(({ id }) => id),
  );
  return [...acknowledged].filter((id) => !whole.has(id)).length;
}

function isStored(key: string, stored: Set<string>): boolean {
  return stored.has(key) || [...stored].some((path) => path.endsWith(key));
}
