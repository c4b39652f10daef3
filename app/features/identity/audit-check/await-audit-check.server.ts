import { setTimeout as delay } from "node:timers/promises";
import type { Actor } from "#app/core/permissions.ts";
import { readAuditCheck } from "./read-audit-check.server.ts";

const everyMs = 200;

/** A short log is read in a moment, and its result is there with the page; a long one goes on without us. */
export async function awaitAuditCheck(actor: Actor, atMostMs: number): Promise<void> {
  for (let left = atMostMs; left > 0; left -= everyMs) {
    if ((await readAuditCheck(actor)).state !== "running") return;
    await delay(everyMs);
  }
}
