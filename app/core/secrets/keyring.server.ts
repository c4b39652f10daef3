import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface EncryptionKey {
  readonly id: string;
  readonly key: Buffer;
}

export interface SecretKeys {
  readonly appSecret: string;
  /** Accepted besides, never written with: while APP_SECRET is being changed. */
  readonly appSecretPrevious?: string | undefined;
  /** The first one encrypts; all of them decrypt. */
  readonly encryptionKeys: readonly EncryptionKey[];
}

/** Reads "id:base64,id2:base64"; throws a plain sentence (without the value) when it is not that. */
export function parseEncryptionKeys(text: string): EncryptionKey[] {
  const keys = text.split(",").map((entry) => {
    const [id = "", encoded = "", ...rest] = entry.trim().split(":");
    const key = Buffer.from(encoded, "base64");
    if (!/^[a-z0-9_-]{1,32}$/i.test(id) || rest.length > 0) {
      throw new Error('each key must be written as "id:base64", separated by commas');
    }
    if (key.length !== 32) throw new Error(`key "${id}" must be 32 bytes in base64`);
    return { id, key };
  });
  const ids = new Set(keys.map((key) => key.id));
  if (ids.size !== keys.length) throw new Error("each key id may appear only once");
  return keys;
}

/** The demo's own keys: made once per data folder, readable by its owner only. */
export function loadOrCreateKeys(dataDir: string): SecretKeys {
  const path = join(dataDir, "keys.json");
  const found = readKeys(path);
  if (found) return found;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const made = {
    appSecret: randomBytes(48).toString("base64url"),
    encryptionKeys: `k1:${randomBytes(32).toString("base64")}`,
  };
  // Written aside and linked, so that a killed or second process never sees half a file.
  const draft = `${path}.${process.pid}.${randomBytes(4).toString("hex")}`;
  writeFileSync(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: "wx" });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    unlinkSync(draft);
  }
  const kept = readKeys(path);
  if (!kept) throw new Error(`${path} could not be written`);
  return kept;
}

function readKeys(path: string): SecretKeys | null {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
  const stored = JSON.parse(text) as { appSecret: string; encryptionKeys: string };
  return { appSecret: stored.appSecret, encryptionKeys: parseEncryptionKeys(stored.encryptionKeys) };
}
