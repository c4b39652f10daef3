import { createWriteStream } from "node:fs";
import { mkdir, open, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { OutsideError } from "../outside-error.ts";
import type { FileStore } from "./file-store.ts";
import { assertFileKey } from "./file-store.ts";

/** Files under one folder of this machine. */
export function createDiskFileStore(folder: string): FileStore {
  return {
    async write(key, bytes) {
      assertFileKey(key);
      const path = join(folder, key);
      try {
        await mkdir(dirname(path), { recursive: true });
        await pipeline(bytes, createWriteStream(path));
      } catch (error) {
        await rm(path, { force: true }).catch(() => undefined);
        throw asOutsideError(error);
      }
    },

    async read(key): Promise<Readable> {
      assertFileKey(key);
      try {
        // Opened first: a stream of a missing file says so only once it is being read.
        const file = await open(join(folder, key), "r");
        return file.createReadStream();
      } catch (error) {
        throw asOutsideError(error);
      }
    },

    async remove(key) {
      assertFileKey(key);
      try {
        await rm(join(folder, key), { force: true });
      } catch (error) {
        throw asOutsideError(error);
      }
    },
  };
}

function asOutsideError(error: unknown): OutsideError {
  const { code } = error as { code?: unknown };
  if (code === "ENOENT") return new OutsideError("files", "missing", "never");
  return new OutsideError("files", typeof code === "string" ? code.toLowerCase() : "broken", "away");
}
