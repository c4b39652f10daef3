import { and, desc, eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import { builtRead } from "#app/db/built-read.server.ts";
import { oncePerRequest } from "#app/db/read-once.server.ts";
import { document } from "#app/db/schema/documents.ts";
import type { DocumentOwner } from "../document-permissions.ts";
import { isThere } from "./document-row.server.ts";

/** The quota bounds how many there can be, so one page holds them all. */
const MOST = 1000;

const read = builtRead(["kind", "id"], (db, { kind, id }) =>
  db
    .select()
    .from(document)
    .where(and(eq(document.ownerKind, kind), eq(document.ownerId, id), isThere))
    .orderBy(desc(document.createdAt), desc(document.id))
    .limit(MOST),
);

/** Everything one owner keeps, newest first, for rooms that have asked who is reading: they all ask in the same words. */
export const readKeptRows = oncePerRequest(
  "kept-documents",
  ({ kind, id }: DocumentOwner) => `${kind} ${id}`,
  // An address may name an owner that cannot be: nothing is kept for it.
  async ({ kind, id }: DocumentOwner): Promise<(typeof document.$inferSelect)[]> =>
    isId(id) ? read({ kind, id }) : [],
);
