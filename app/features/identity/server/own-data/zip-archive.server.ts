import { crc32, deflateRawSync } from "node:zlib";

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

// 1 January 1980, the oldest date the format knows: an archive of the same data is the same bytes.
const DOS_DATE = 0x0021;
const UTF8_NAMES = 0x0800;

/** A ZIP file, one entry in memory at a time. Enough for an archive of one person's data (under 4 GB). */
export async function* zipArchive(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, bytes } of entries) {
    const packed = deflateRawSync(bytes);
    const isSmaller = packed.length < bytes.length;
    const body = isSmaller ? packed : Buffer.from(bytes);
    const encodedName = Buffer.from(name, "utf8");
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(UTF8_NAMES, 2);
    common.writeUInt16LE(isSmaller ? 8 : 0, 4);
    common.writeUInt16LE(0, 6);
    common.writeUInt16LE(DOS_DATE, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(body.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(encodedName.length, 22);
    yield Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), common, encodedName, body]);
    directory.push(directoryEntry(common, encodedName, offset));
    offset += 30 + encodedName.length + body.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  yield Buffer.concat([list, Buffer.from("PK\x05\x06", "latin1"), end]);
}

function directoryEntry(common: Buffer, name: Buffer, offset: number): Buffer {
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(offset, 10);
  return Buffer.concat([Buffer.from("PK\x01\x02\x14\x00", "latin1"), common, Buffer.alloc(0), tail, name]);
}
