import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/** Whether PgBouncer is on this machine; elsewhere its tests are skipped and say so. */
export const hasPgBouncer = spawnSync("pgbouncer", ["--version"], { env: withSbin() }).status === 0;

export interface PgBouncer {
  readonly url: string;
  stop(): Promise<void>;
}

/** PgBouncer in transaction mode in front of one database, with as few server connections as show its ways. */
export async function startPgBouncer(target: string, { poolSize = 2 } = {}): Promise<PgBouncer> {
  const { hostname, port: serverPort, pathname, username, password } = new URL(target);
  const folder = await mkdtemp(join(tmpdir(), "scholarsetu-pgbouncer-"));
  await chmod(folder, 0o755);
  const port = await freePort();
  const name = pathname.slice(1);
  const file = join(folder, "pgbouncer.ini");
  await writeFile(
    file,
    `[databases]
${name} = host=${hostname} port=${serverPort} dbname=${name} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 100
unix_socket_dir =
`,
  );
  const user = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child: ChildProcess = spawn("pgbouncer", [...user, file], { env: withSbin(), stdio: "ignore" });
  for (let attempt = 0; !(await listens(port)); attempt += 1) {
    if (attempt > 100) throw new Error("PgBouncer did not start");
    await delay(50);
  }
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${port}/${name}`,
    async stop() {
      child.kill("SIGKILL");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function withSbin() {
  return { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.destroy()).on("close", (failed) =>
      resolve(!failed),
    );
    socket.on("error", () => undefined);
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}
