import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join, posix, relative, sep } from "node:path";
import { createInterface } from "node:readline";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";

/** A backup that cannot be written or used, in one plain sentence. */
export class BackupError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = "BackupError";
  }
}

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  appVersion: z.string(),
  engine: z.enum(["pglite", "postgres"]),
  /** The migrations its tables had, in order. */
  migrations: z.array(z.object({ tag: z.string(), hash })),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      rowHash: hash,
      file: z.string(),
      fileHash: hash,
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  files: z.object({ count: z.number().int(), bytes: z.number(), listHash: hash }).nullable(),
  hasKeys: z.boolean(),
  /** Tells whether a system has the same secrets, without saying anything about them. */
  keyCheck: z.string(),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const MANIFEST = "manifest.json";
export const FILE_LIST = "files.jsonl.gz";

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
}

export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) throw new BackupError(`${folder} is not a backup: it has no ${MANIFEST}.`);
  const parsed = manifestSchema.safeParse(JSON.parse(await readFile(path, "utf8")));
  if (parsed.success) return parsed.data;
  throw new BackupError(`${path} is not the manifest of a backup this version can read.`);
}

/** Writes lines as gzip and returns the SHA-256 of the file. */
export async function writeLines(path: string, lines: AsyncIterable<string>): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const digest = new Digest();
  await pipeline(
    Readable.from(withNewlines(lines)),
    createGzip({ level: 6 }),
    digest,
    createWriteStream(path),
  );
  return digest.hex();
}

async function* withNewlines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = "";
  for await (const line of lines) {
    chunk += `${line}\n`;
    if (chunk.length < 64 * 1024) continue;
    yield chunk;
    chunk = "";
  }
  if (chunk) yield chunk;
}

export async function* readLines(path: string): AsyncGenerator<string, void, undefined> {
  const text = createReadStream(path).pipe(createGunzip());
  yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY });
}

export async function hashFile(path: string): Promise<string> {
  const sum = createHash("sha256");
  for await (const chunk of createReadStream(path)) sum.update(chunk);
  return sum.digest("hex");
}

/** Copies and returns the SHA-256 of what was copied. */
export async function copyHashed(from: string, to: string): Promise<string> {
  await mkdir(dirname(to), { recursive: true });
  const digest = new Digest();
  await pipeline(createReadStream(from), digest, createWriteStream(to, { mode: 0o600 }));
  return digest.hex();
}

export interface FoundFile {
  /** With forward slashes, from the folder. */
  readonly path: string;
  readonly bytes: number;
}

export async function* walkFiles(folder: string): AsyncGenerator<FoundFile, void, undefined> {
  if (!existsSync(folder)) return;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const full = join(entry.parentPath, entry.name);
    yield { path: relative(folder, full).split(sep).join(posix.sep), bytes: (await stat(full)).size };
  }
}

class Digest extends Transform {
  readonly #sum = createHash("sha256");

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error: null, chunk: Buffer) => void,
  ): void {
    this.#sum.update(chunk);
    done(null, chunk);
  }

  hex(): string {
    return this.#sum.digest("hex");
  }
}
