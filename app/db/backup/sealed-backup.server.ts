import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { create, extract } from "tar";
import { DecryptError } from "#app/core/secrets/crypto.server.ts";
import { decryptStream, encryptStream } from "#app/core/secrets/file-cipher.server.ts";
import { BackupError } from "./backup-folder.server.ts";

// Not the file's name: whoever renames a backup must still be able to open it.
const CONTEXT = "backup";

/** A backup's folder as one file that only the holder of ENCRYPTION_KEYS can open. */
export async function sealBackup(folder: string, file: string): Promise<void> {
  const draft = `${file}.partial`;
  // What it holds is gzip already.
  const packed = create({ cwd: folder, portable: true }, ["."]);
  await pipeline(Readable.from(encryptStream(packed, CONTEXT)), createWriteStream(draft, { mode: 0o600 }));
  await rename(draft, file);
}

/** The other way round; the folder is made. Says in a sentence when the file is damaged or under another key. */
export async function openSealedBackup(file: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await pipeline(
      Readable.from(decryptStream(createReadStream(file), CONTEXT)),
      extract({ cwd: folder, strict: true, preserveOwner: false }),
    );
  } catch (error) {
    if (error instanceof DecryptError) {
      throw new BackupError(
        `${file} cannot be opened: ${error.message}. It needs the ENCRYPTION_KEYS it was made with.`,
      );
    }
    throw error;
  }
}
