import { and, desc, eq } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { document } from "#app/db/schema/documents.ts";
import type { DocumentOwner } from "../document-permissions.ts";
import { isThere } from "./document-row.server.ts";

/** The quota bounds how many there can be, so one page holds them all. */
const MOST = 1000;

/** Everything one owner keeps, newest first, for rooms that have asked who is reading: they all ask in the same words. */
export function readKeptRows(owner: DocumentOwner): Promise<(typeof document.$inferSelect)[]> {
  return database()
    .select()
    .from(document)
    .where(and(eq(document.ownerKind, owner.kind), eq(document.ownerId, owner.id), isThere))
    .orderBy(desc(document.createdAt), desc(document.id))
    .limit(MOST);
}
