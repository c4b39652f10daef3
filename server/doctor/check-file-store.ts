import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { chooseAdapters } from "#app/adapters/adapters.server.ts";
import { newFileKey } from "#app/adapters/files/file-store.ts";
import { OutsideError } from "#app/adapters/outside-error.ts";
import { bad, type Check, good, note } from "./finding.ts";

/** Keeps a small file, reads it back, removes it, and looks that it is gone. */
export const checkFileStore: Check = async (settings) => {
  const { files } = chooseAdapters(settings);
  const place = settings.FILE_STORE === "s3" ? `the bucket ${settings.S3_BUCKET}` : "DATA_DIR/files";
  const key = newFileKey();
  const bytes = randomBytes(64);
  let step = "written to";
  try {
    await files.write(key, Readable.from([bytes]));
    step = "read from";
    const found = await buffer(await files.read(key));
    if (!found.equals(bytes))
      return [bad("documents", `What was written to ${place} came back changed: is it really a store?`)];
    step = "removed from";
    await files.remove(key);
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    await files.remove(key).catch(() => undefined);
    return [
      bad("documents", `A file could not be ${step} ${place} (${error.code}): ${adviceFor(error.code)}`),
    ];
  }
  const findings = [good("documents", `A file was written to ${place}, read back and removed.`)];
  if (settings.isProduction && settings.DATABASE_URL && settings.FILE_STORE === "disk")
    findings.push(
      note("documents", "They are on this machine's disk: with a second machine, FILE_STORE must be s3."),
    );
  return findings;
};

function adviceFor(code: string): string {
  if (code === "http_403") return "S3_ACCESS_KEY_ID, its secret or the bucket's policy do not allow it.";
  if (code === "missing" || code === "http_404") return "is S3_BUCKET spelled right, and in S3_REGION?";
  if (code === "http_301" || code === "unreachable") return "look at S3_ENDPOINT and S3_REGION.";
  if (code === "enospc") return "the disk is full.";
  return "look at FILE_STORE and the settings that begin with S3.";
}
