import { formatDateTime, now } from "#app/core/clock.ts";
import { identityOwnData } from "./identity-own-data.server.ts";
import { type DataSubject, type OwnDataRoom, ownDataRooms } from "./own-data-rooms.server.ts";
import { type ZipEntry, zipArchive } from "./zip-archive.server.ts";

/** T36: everything held about somebody, from every room, as one ZIP archive that streams. */
export function archiveOf(subject: DataSubject): AsyncGenerator<Buffer> {
  return zipArchive(entriesOf([identityOwnData, ...ownDataRooms.list()], subject));
}

async function* entriesOf(rooms: readonly OwnDataRoom[], subject: DataSubject): AsyncGenerator<ZipEntry> {
  yield { name: "README.txt", bytes: Buffer.from(readme(rooms), "utf8") };
  for (const room of rooms) {
    const data = await room.collect(subject);
    yield {
      name: `${room.name}/data.json`,
      bytes: Buffer.from(`${JSON.stringify(data, null, 2)}\n`, "utf8"),
    };
    const files = (await room.listFiles?.(subject)) ?? [];
    for (const [index, file] of files.entries()) {
      yield { name: `${room.name}/${index + 1}-${safeName(file.name)}`, bytes: await file.read() };
    }
  }
}

/** The last part of a path, with nothing that a program could take for a folder. */
function safeName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  return last
    .replace(/[^\p{L}\p{M}\p{N}._ -]/gu, "_")
    .replace(/^\.+/, "_")
    .slice(-120);
}

function readme(rooms: readonly OwnDataRoom[]): string {
  return [
    "Your data at ScholarSetu",
    `Made on ${formatDateTime(now())} (Indian time).`,
    "",
    "Each folder is one part of the system; data.json in it can be read with any text editor.",
    ...rooms.map((room) => `- ${room.name}`),
    "",
    "To correct something, use the page where you entered it. To have it erased: Settings, Privacy.",
    "",
  ].join("\n");
}
