import { connect, createServer, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, inject, it } from "vitest";
import { ignore } from "#tests/support/ignore.ts";
import { engine } from "#tests/support/test-database.ts";
import { closeDatabase, connectDatabase, database, inTransaction } from "./client.server.ts";

/** A wire to the database that can be held still: nothing breaks, and nothing comes. */
async function startWire(target: URL) {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((inside) => {
    const outside = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => void (isFrozen || to.write(bytes)));
      from.on("error", () => undefined).on("close", () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = new URL(target);
  url.port = String(typeof address === "object" && address?.port);
  return {
    url: url.href,
    freeze: (state: boolean) => {
      isFrozen = state;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe.runIf(engine === "postgres")("O11: a database that says nothing any more", () => {
  afterEach(() => closeDatabase());

  it("is given up by our own clock, in plain words, and the connections are not used again", async () => {
    const wire = await startWire(new URL(inject("postgresUrl")));
    await connectDatabase(
      {
        DATA_DIR: "",
        DATABASE_URL: wire.url,
        DATABASE_POOL_SIZE: 2,
        DATABASE_STATEMENT_TIMEOUT_MS: 300,
        DATABASE_QUERY_TIMEOUT_MS: 500,
      },
      { onSlowQuery: ignore },
    );
    await Promise.all([database().execute(sql`select 1`), database().execute(sql`select 1`)]);
    wire.freeze(true);
    const began = performance.now();
    const answers = await Promise.all([
      database()
        .execute(sql`select 1`)
        .catch((error: unknown) => error),
      inTransaction((tx) => tx.execute(sql`select 1`)).catch((error: unknown) => error),
    ]);
    expect(performance.now() - began).toBeLessThan(4000);
    for (const answer of answers) expect(answer).toMatchObject({ status: 503, code: "database_away" });
    // A transaction that could not begin gives its connection back: three times the pool would be used up.
    for (let turn = 0; turn < 3; turn += 1) {
      const failed = await inTransaction((tx) => tx.execute(sql`select 1`)).catch((error: unknown) => error);
      expect(failed).toMatchObject({ status: 503 });
    }
    wire.freeze(false);
    for (let turn = 0; turn < 4; turn += 1) {
      const { rows } = await database().execute<{ turn: number }>(sql`select ${turn}::int as turn`);
      expect(rows).toEqual([{ turn }]);
    }
    wire.close();
  });
});
