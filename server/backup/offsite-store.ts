import { createHash } from "node:crypto";
import { open, rename, stat } from "node:fs/promises";
import { z } from "zod";
import type { Bucket } from "#app/adapters/files/s3-bucket.server.ts";
import { OutsideError } from "#app/adapters/outside-error.ts";
import { BackupError, hashFile } from "#app/db/backup/backup-folder.server.ts";
import { backupMoment } from "./backup-name.ts";

// A store takes at most 5 GB at once, and a broken line should cost one part and not the whole night.
const PART_BYTES = 64 * 1024 ** 2;
const END = "end.json";
const endSchema = z.object({ parts: z.number().int(), bytes: z.number().int(), sha256: z.string() });

/** Backups far away: each is a folder of numbered parts, and its last object says that it is whole. */
export function offsiteStore(bucket: Bucket, partBytes = PART_BYTES) {
  const partOf = (name: string, index: number) => `${name}/${String(index).padStart(6, "0")}`;

  return {
    async keep(file: string, name: string): Promise<void> {
      const { size } = await stat(file);
      const source = await open(file, "r");
      let parts = 0;
      try {
        for (let at = 0; at < size; at += partBytes) {
          const bytes = new Uint8Array(Math.min(partBytes, size - at));
          await source.read(bytes, 0, bytes.length, at);
          await bucket.put(partOf(name, parts), bytes);
          parts += 1;
        }
      } finally {
        await source.close();
      }
      const end = { parts, bytes: size, sha256: await hashFile(file) };
      await bucket.put(`${name}/${END}`, new TextEncoder().encode(JSON.stringify(end)));
    },

    /** Only those that are whole. */
    async list(): Promise<string[]> {
      return (await bucket.list("scholarsetu-"))
        .filter((key) => key.endsWith(`/${END}`))
        .map((key) => key.slice(0, -END.length - 1))
        .filter((name) => backupMoment(name) !== null)
        .sort();
    },

    async fetch(name: string, file: string): Promise<void> {
      const told = await bucket.get(`${name}/${END}`).catch((error: unknown) => {
        throw error instanceof OutsideError && error.code === "missing"
          ? new BackupError(
              `There is no whole backup ${name} in the bucket: npm run backup -- --list names those there.`,
            )
          : error;
      });
      const end = endSchema.parse(JSON.parse(told.toString("utf8")));
      const target = await open(`${file}.partial`, "w", 0o600);
      const sum = createHash("sha256");
      try {
        for (let index = 0; index < end.parts; index += 1) {
          const bytes = await bucket.get(partOf(name, index));
          sum.update(bytes);
          await target.write(bytes);
        }
      } finally {
        await target.close();
      }
      if (sum.digest("hex") !== end.sha256)
        throw new BackupError(`${name} came back damaged from the bucket.`);
      await rename(`${file}.partial`, file);
    },

    async remove(name: string): Promise<void> {
      // Its end first: what is half removed is no backup.
      await bucket.remove(`${name}/${END}`);
      for (const key of await bucket.list(`${name}/`)) await bucket.remove(key);
    },
  };
}
