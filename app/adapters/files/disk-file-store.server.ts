import { open } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { OutsideError } from "../outside-error.ts";
import type { FileStore } from "./file-store.ts";
import { assertFileKey } from "./file-store.ts";

/** Files under one folder of this machine. */
export function createDiskFileStore(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: "private" }));

  return {
    async write(key, bytes) {
      assertFileKey(key);
      try {
        await disk.putStream(key, bytes);
      } catch (error) {
        await disk.delete(key).catch(() => undefined);
        throw asOutsideError(error);
      }
    },

    async read(key): Promise<Readable> {
      assertFileKey(key);
      try {
        // Opened here and not by the driver, whose stream reports a missing file only once it is being read.
        const file = await open(join(folder, key), "r");
        return file.createReadStream();
      } catch (error) {
        throw asOutsideError(error);
      }
    },

    async remove(key) {
      assertFileKey(key);
      try {
        await disk.delete(key);
      } catch (error) {
        throw asOutsideError(error);
      }
    },
  };
}

function asOutsideError(error: unknown): OutsideError {
  const cause = (error as { cause?: unknown }).cause ?? error;
  const code = (cause as { code?: unknown }).code;
  if (code === "ENOENT") return new OutsideError("files", "missing", "never");
  return new OutsideError("files", typeof code === "string" ? code.toLowerCase() : "broken", "away");
}
