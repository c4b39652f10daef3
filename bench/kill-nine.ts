// npm run bench:kill-nine -- [rounds] [pglite|postgres]: T40 at full length, on both engines unless one is named.
// On PostgreSQL every third round also kills the server itself.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { killNine } from "#tests/support/killing/kill-nine.ts";
import { startPostgresServer } from "#tests/support/postgres-server.ts";

const rounds = Number(process.argv[2] ?? 100);
const engines = ["pglite", "postgres"].filter((engine) => engine === (process.argv[3] ?? engine));
const folder = await mkdtemp(join(tmpdir(), "scholarsetu-kill-nine-"));
const server = await startPostgresServer();
try {
  for (const engine of engines) {
    const target = {
      DATA_DIR: folder,
      ...(engine === "postgres" && { DATABASE_URL: server.url, crashServer: () => server.crash() }),
    };
    const result = await killNine(target, rounds, (round, acknowledged) => {
      if (round % 10 === 0) console.log(`  ${engine}: ${round} kills, ${acknowledged} writes acknowledged`);
    });
    const extra = result.found - result.acknowledged;
    console.log(
      `${engine}: ${rounds} kills, ${result.acknowledged} acknowledged writes, 0 lost ` +
        `(${extra} more were committed without their reply getting out)`,
    );
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
