import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { acceptedSecrets } from "#app/core/secrets/crypto.server.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { findNewestSeal } from "../audit/find-newest-seal.server.ts";
import { sealAudit } from "../audit/seal-audit.server.ts";
import { database, inTransaction } from "../opening/client.server.ts";
import { readSetting, writeSetting } from "../settings.server.ts";
import { KEYS_CHECK, keysCheckShape, ownMarks, secretMark } from "./keys-check.ts";
import { retiredSecrets } from "./retired-secrets.server.ts";

export type Retirement = "nothing_to_retire" | "retired" | "audit_busy";

const TRIES = 20;

/**
 * The end of a change of APP_SECRET (O5c), once every process writes with the new one: what the old one wrote into
 * the audit log is sealed with the new one, and from then on it proves nothing else. Run again, it goes on.
 */
export async function retireSecret({ pauseMs = 1000 } = {}): Promise<Retirement> {
  const known = keysCheckShape.safeParse(await readSetting(KEYS_CHECK)).data;
  const [current = ""] = ownMarks();
  const old = acceptedSecrets().find((secret) => known?.older.includes(secretMark(secret)));
  if (!known || known.secret !== current || old === undefined) return "nothing_to_retire";
  if (!(await sealAllBefore(now(), pauseMs))) return "audit_busy";
  const sealSeq = (await findNewestSeal())?.seq ?? 0;
  await inTransaction(async (tx) => {
    const mark = secretMark(old);
    await retiredSecrets.add(tx, old, { at: now(), sealSeq });
    await writeSetting(tx, KEYS_CHECK, { ...known, older: known.older.filter((one) => one !== mark) });
    await writeAudit(tx, {
      chain: "keys",
      actor: systemActor,
      event: "secret.retired",
      details: { sealSeq, retired: mark.slice(0, 12), writes: current.slice(0, 12) },
    });
  });
  // The end of its time is itself under a seal, so that nobody can move it.
  await sealAudit();
  return "retired";
}

/** A chain that is just being written is passed over by a seal: tried again until nothing from before is left. */
async function sealAllBefore(moment: Date, pauseMs: number): Promise<boolean> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    await sealAudit();
    const { rows } = await database().execute<{ open: boolean }>(sql`
      select exists (
        select from audit_chain c join audit_entry e on e.chain = c.chain and e.seq > c.sealed_seq
        where c.seq > c.sealed_seq and e.at < ${moment.toISOString()}::timestamptz) as open`);
    if (!rows[0]?.open) return true;
    await delay(pauseMs);
  }
  return false;
}
