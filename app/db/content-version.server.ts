import { EventEmitter } from "node:events";
import { inArray, sql } from "drizzle-orm";
import pg from "pg";
import { now } from "#app/core/clock.ts";
import { perProcess } from "#app/core/settings/per-process.ts";
import { afterCommit, connection, database } from "./opening/client.server.ts";
import type { Tx } from "./opening/connection.server.ts";
import { contentVersion } from "./schema/settings.ts";

const CHANNEL = "content_changed";
const POLL_MS = 2_000;
const RECONNECT_MS = 5_000;

export interface ContentChange {
  readonly tag: string;
  readonly version: number;
}

const state = perProcess("content-version", () => ({
  changes: new EventEmitter().setMaxListeners(100),
  seen: new Map<string, number>(),
}));

/**
 * Public content changed: every cached page made of it is stale, in every process, once the transaction
 * commits. Call it last: two transactions that bump one tag wait for each other.
 */
export async function bumpContent(tx: Tx, tag: string): Promise<void> {
  const [row] = await tx
    .insert(contentVersion)
    .values({ tag, version: 1, changedAt: now() })
    .onConflictDoUpdate({
      target: contentVersion.tag,
      set: { version: sql`${contentVersion.version} + 1`, changedAt: now() },
    })
    .returning({ version: contentVersion.version });
  const version = row?.version ?? 1;
  if (connection().engine === "postgres") {
    await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ tag, version })})`);
  }
  // This process knows at once: whoever saves and is sent back to the page sees the new one.
  afterCommit(() => announce({ tag, version }));
}

/** @forTests The versions of these tags (of all without any) as one number that grows with every change. */
export async function readContentVersion(tags?: readonly string[]): Promise<number> {
  const [row] = await database()
    .select({ sum: sql<number>`coalesce(sum(${contentVersion.version}), 0)::bigint`.mapWith(Number) })
    .from(contentVersion)
    .where(tags ? inArray(contentVersion.tag, [...tags]) : undefined);
  return row?.sum ?? 0;
}

/** Calls back for every change, whichever process made it. Returns how to stop. */
export function onContentChange(listener: (change: ContentChange) => void): () => void {
  state.changes.on("change", listener);
  return () => void state.changes.off("change", listener);
}

export interface ContentWatch {
  stop(): Promise<void>;
}

/**
 * Follows the changes of other processes: PostgreSQL tells them at once, and what a broken connection misses
 * is found within two seconds by looking. The embedded database has no other process.
 */
export async function watchContentVersion(listener?: (change: ContentChange) => void): Promise<ContentWatch> {
  const unsubscribe = listener ? onContentChange(listener) : () => undefined;
  await readSeen({ silently: true });
  const target = connection();
  if (target.engine === "pglite") return { stop: async () => unsubscribe() };
  const timer = setInterval(() => void readSeen().catch(() => undefined), POLL_MS);
  timer.unref();
  const listening = listen(target.directUrl);
  return {
    async stop() {
      unsubscribe();
      clearInterval(timer);
      await listening.stop();
    },
  };
}

async function readSeen({ silently = false } = {}): Promise<void> {
  const rows = await database().select().from(contentVersion);
  for (const { tag, version } of rows) {
    if (silently) state.seen.set(tag, version);
    else announce({ tag, version });
  }
}

// The same change comes by up to three ways: our own commit, the notification, the look. Once is enough.
function announce(change: ContentChange): void {
  if ((state.seen.get(change.tag) ?? 0) >= change.version) return;
  state.seen.set(change.tag, change.version);
  state.changes.emit("change", change);
}

function listen(url: string): ContentWatch {
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let stopped = false;

  const reconnectLater = () => {
    client = null;
    if (stopped || retry) return;
    retry = setTimeout(() => {
      retry = null;
      void connect();
    }, RECONNECT_MS);
    retry.unref();
  };

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: "scholarsetu-content",
      keepAlive: true,
    });
    next.on("error", reconnectLater);
    next.on("end", reconnectLater);
    next.on("notification", ({ payload }) => {
      if (payload) announce(JSON.parse(payload) as ContentChange);
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      if (stopped) await next.end();
      else client = next;
    } catch {
      // The look every two seconds goes on meanwhile.
      await next.end().catch(() => undefined);
      reconnectLater();
    }
  };

  const first = connect();
  return {
    async stop() {
      stopped = true;
      if (retry) clearTimeout(retry);
      await first;
      await client?.end().catch(() => undefined);
    },
  };
}
