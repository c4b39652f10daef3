import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { signingKey } from "#app/core/secrets/signing-key.server.ts";
import { env } from "#app/core/settings/env.server.ts";
import { perProcess } from "#app/core/settings/per-process.ts";
import type { auditSeal } from "../schema/audit.ts";
import { type GivenSeal, readSealLines, signedText } from "./given-seal.ts";

type Seal = typeof auditSeal.$inferSelect;
type Copy = (name: string, line: string) => Promise<void>;

const place = perProcess("audit-seal-files", () => ({ copy: null as Copy | null, folder: "" }));
const folder = () => place.folder || join(env().DATA_DIR, "seals");

/**
 * The seals outside the database (T58): a file per month in DATA_DIR/seals, its owner's alone, and a copy where
 * the server plugs one in. Whoever rewrites the database, its seals included, does not reach them.
 */
export const sealFiles = {
  /** The server says where copies go (an S3 bucket). */
  connect(copy: Copy | null): void {
    place.copy = copy;
  },
  /** For tests, which open many databases over one DATA_DIR. */
  keepIn(other: string): void {
    place.folder = other;
  },
  /** After a restore: what was given out about the database before is kept beside, for whoever wants to compare. */
  setAside(): string | null {
    const aside = `${folder()}-until-${now().toISOString().slice(0, 10)}-${newId()}`;
    if (!existsSync(folder())) return null;
    renameSync(folder(), aside);
    return aside;
  },
  sign(seal: Seal): GivenSeal {
    const { seq, at, chains, hash, previousHash } = seal;
    const key = signingKey("audit-seal-signing");
    const content = { seq, at: at.toISOString(), chains, hash, previousHash, publicKey: key.publicKey };
    return { ...content, signature: key.sign(signedText({ ...content, signature: "" })) };
  },
  async lay(seal: Seal): Promise<void> {
    const line = `${JSON.stringify(sealFiles.sign(seal))}\n`;
    mkdirSync(folder(), { recursive: true, mode: 0o700 });
    appendFileSync(join(folder(), `${seal.at.toISOString().slice(0, 7)}.jsonl`), line, { mode: 0o600 });
    await place.copy?.(`audit-seal:${seal.seq}`, line);
  },
  /** All that lie here, oldest first. A process that has not sealed yet has none. */
  read(): GivenSeal[] {
    let names: string[];
    try {
      names = readdirSync(folder()).filter((name) => name.endsWith(".jsonl"));
    } catch {
      return [];
    }
    const lines = names.sort().flatMap((name) => readSealLines(readFileSync(join(folder(), name), "utf8")));
    return lines.sort((a, b) => a.seq - b.seq);
  },
  newest: (): GivenSeal | null => sealFiles.read().at(-1) ?? null,
};
