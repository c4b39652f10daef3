import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { currentEncryptionKey, DecryptError, findEncryptionKey } from "./crypto.server.ts";

// A stored file: magic, key id, a salt of its own, then frames of AES-256-GCM. The nonce of a frame is its
// number and whether it is the last one, so frames cannot be reordered, repeated or cut off unnoticed; and
// the key is derived per file, so equal nonces of two files never meet.
const MAGIC = Buffer.from("SSF1");
const SALT_BYTES = 16;
const TAG_BYTES = 16;
export const FRAME_BYTES = 64 * 1024;
const SEALED_FRAME_BYTES = FRAME_BYTES + TAG_BYTES;

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** `context` is what the file belongs to (its row id): the same bytes under another row do not open. */
export async function* encryptStream(source: Bytes, context: string): AsyncGenerator<Buffer> {
  const { id, key } = currentEncryptionKey();
  const header = headerOf(id, randomBytes(SALT_BYTES));
  const fileKey = deriveFileKey(key, header, context);
  yield header;
  let frame = 0;
  for await (const { bytes, isLast } of framesOf(source, FRAME_BYTES)) {
    const cipher = createCipheriv("aes-256-gcm", fileKey, nonceOf(frame, isLast));
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    frame += 1;
  }
}

/**
 * Throws DecryptError at the first frame that is not what was written. What came before it was true, but the
 * file is not whole: a reader must treat a throw at the end as a broken file.
 */
export async function* decryptStream(source: Bytes, context: string): AsyncGenerator<Buffer> {
  const reader = readerOf(source);
  try {
    const { header, keyId } = await readHeader(reader);
    const fileKey = deriveFileKey(findEncryptionKey(keyId).key, header, context);
    let frame = 0;
    for await (const { bytes, isLast } of framesOf(reader.rest(), SEALED_FRAME_BYTES)) {
      yield openFrame(fileKey, bytes, frame, isLast);
      frame += 1;
    }
  } finally {
    // A file whose key is not here is let go of as well.
    await reader.close();
  }
}

/** The id of the key a stored file was sealed with, from its first bytes: for rotation. */
export function fileKeyId(start: Uint8Array): string {
  const bytes = Buffer.from(start);
  const length = bytes[MAGIC.length] ?? 0;
  if (!bytes.subarray(0, MAGIC.length).equals(MAGIC) || bytes.length < MAGIC.length + 1 + length) {
    throw new DecryptError("This is not an encrypted file");
  }
  return bytes.subarray(MAGIC.length + 1, MAGIC.length + 1 + length).toString("latin1");
}

function openFrame(key: Buffer, sealed: Buffer, frame: number, isLast: boolean): Buffer {
  if (sealed.length < TAG_BYTES) throw new DecryptError("The file is cut off");
  const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(frame, isLast), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw new DecryptError("The file was changed, cut off or moved from its row");
  }
}

function headerOf(keyId: string, salt: Buffer): Buffer {
  return Buffer.concat([MAGIC, Buffer.from([keyId.length]), Buffer.from(keyId, "latin1"), salt]);
}

function deriveFileKey(key: Buffer, header: Buffer, context: string): Buffer {
  return Buffer.from(hkdfSync("sha256", key, header, `file:${context}`, 32));
}

function nonceOf(frame: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(frame, 4);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Cuts a stream into frames of one size; the last one (possibly empty) is marked. */
async function* framesOf(source: Bytes, size: number): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    waiting.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    length += chunk.byteLength;
    // Strictly more than one frame: only the end tells whether a full frame is the last one.
    if (length <= size) continue;
    let all = Buffer.concat(waiting);
    while (all.length > size) {
      yield { bytes: all.subarray(0, size), isLast: false };
      all = all.subarray(size);
    }
    waiting = [all];
    length = all.length;
  }
  yield { bytes: Buffer.concat(waiting), isLast: true };
}

interface Reader {
  take(count: number): Promise<Buffer>;
  rest(): AsyncGenerator<Buffer>;
  close(): Promise<void>;
}

function readerOf(source: Bytes): Reader {
  const iterator =
    Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : source[Symbol.iterator]();
  let waiting: Buffer = Buffer.alloc(0);
  return {
    async close() {
      await iterator.return?.();
    },
    async take(count) {
      while (waiting.length < count) {
        const step = await iterator.next();
        if (step.done) throw new DecryptError("The file is cut off");
        waiting = Buffer.concat([waiting, step.value]);
      }
      const taken = waiting.subarray(0, count);
      waiting = waiting.subarray(count);
      return taken;
    },
    async *rest() {
      try {
        yield waiting;
        for (let step = await iterator.next(); !step.done; step = await iterator.next()) {
          yield Buffer.from(step.value);
        }
      } finally {
        // A download that stops half-way must let go of the file underneath.
        await iterator.return?.();
      }
    },
  };
}

async function readHeader(reader: Reader): Promise<{ header: Buffer; keyId: string }> {
  const start = await reader.take(MAGIC.length + 1);
  const end = await reader.take((start[MAGIC.length] ?? 0) + SALT_BYTES);
  const header = Buffer.concat([start, end]);
  return { header, keyId: fileKeyId(header) };
}
