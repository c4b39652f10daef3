import { systemActor } from "#app/core/portals/permissions.ts";
import type {
  DataSubject,
  OwnDataRoom,
} from "#app/features/identity/server/own-data/own-data-rooms.server.ts";
import { erasePasses } from "../digilocker/locker-pass.server.ts";
import type { DocumentOwner } from "../document-permissions.ts";
import { eraseDocuments } from "./erase-documents.server.ts";
import { listDocuments } from "./list-documents.server.ts";
import { readDocument } from "./read-document.server.ts";

/** T36: the vault of an account and of its students, for export and erasure. */
export const documentOwnData: OwnDataRoom = {
  name: "documents",
  collect: async (subject) => (await documentsOf(subject)).map(({ id: _, ...document }) => document),
  listFiles: async (subject) =>
    (await documentsOf(subject)).map(({ id, name }) => ({
      name,
      read: async () => (await readDocument(systemActor, id)).bytes,
    })),
  async erase(tx, subject) {
    for (const owner of ownersOf(subject)) await eraseDocuments(tx, owner);
    await erasePasses(tx, subject.userId);
  },
};

function ownersOf({ userId, studentIds }: DataSubject): DocumentOwner[] {
  return [{ kind: "user", id: userId }, ...studentIds.map((id): DocumentOwner => ({ kind: "student", id }))];
}

async function documentsOf(subject: DataSubject) {
  const lists = await Promise.all(ownersOf(subject).map((owner) => listDocuments(systemActor, owner)));
  return lists.flatMap(({ documents }) => documents);
}
