import { perProcess } from "#app/core/settings/per-process.ts";
import type { Tx } from "#app/db/opening/client.server.ts";

export interface DataSubject {
  readonly userId: string;
  readonly studentIds: readonly string[];
  /** Ten digits each. */
  readonly phones: readonly string[];
  readonly emails: readonly string[];
}

export interface OwnDataFile {
  /** Inside the archive, without a folder: "income-certificate.pdf". */
  readonly name: string;
  read(): Promise<Uint8Array>;
}

/** What a room holds about people, for export and erasure (T36). */
export interface OwnDataRoom {
  /** The folder in the archive: "applications". */
  readonly name: string;
  /** Everything about them, as plain JSON with readable keys. */
  collect(subject: DataSubject): Promise<unknown>;
  listFiles?(subject: DataSubject): Promise<OwnDataFile[]>;
  /** Removes or blanks what no retention period keeps. In the transaction of the erasure; files by afterCommit. */
  erase(tx: Tx, subject: DataSubject): Promise<void>;
}

const rooms = perProcess("own-data-rooms", () => new Map<string, OwnDataRoom>());

/** Identity stands below the other rooms: they register here at start, and it asks them all. */
export const ownDataRooms = {
  register(room: OwnDataRoom): void {
    rooms.set(room.name, room);
  },
  list: (): OwnDataRoom[] => [...rooms.values()],
};
