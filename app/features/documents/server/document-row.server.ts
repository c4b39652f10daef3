import { and, eq, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { isGiver } from "#app/core/portals/roles.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { document, documentGrant } from "#app/db/schema/documents.ts";
import type { DocumentAccess, DocumentOwner } from "../document-permissions.ts";
import type { DocumentView } from "../document-view.ts";

type Row = typeof document.$inferSelect;

/** Only what is whole and not removed is a document. */
export const isThere = and(isNotNull(document.storedAt), isNull(document.deletedAt));

export async function getDocumentRow(documentId: string): Promise<Row> {
  if (!isId(documentId)) throw notFound();
  const [row] = await database()
    .select()
    .from(document)
    .where(and(eq(document.id, documentId), isThere));
  if (!row) throw notFound();
  return row;
}

export async function accessOf(actor: Actor, row: Row): Promise<DocumentAccess> {
  return { owner: ownerOf(row), isGranted: await isGranted(actor, row.id) };
}

async function isGranted(actor: Actor, documentId: string): Promise<boolean> {
  const grantee = or(...granteesOf(actor));
  if (!grantee) return false;
  const [found] = await database()
    .select({ id: documentGrant.id })
    .from(documentGrant)
    .where(and(eq(documentGrant.documentId, documentId), isNull(documentGrant.revokedAt), grantee))
    .limit(1);
  return found !== undefined;
}

/** In whose name the actor may read what was shared. */
function granteesOf(actor: Actor): (SQL | undefined)[] {
  const names = [
    // Whoever only scores reads papers through the reviews room, which knows whether scoring is blind.
    [
      "institute",
      actor.role === "institute" && actor.memberRole !== "reviewer" ? actor.instituteId : undefined,
    ],
    ["organisation", isGiver(actor.role) ? actor.organisationId : undefined],
    ["user", actor.userId],
  ] as const;
  return names.flatMap(([kind, id]) =>
    id ? [and(eq(documentGrant.granteeKind, kind), eq(documentGrant.granteeId, id))] : [],
  );
}

export function ownerOf(row: Pick<Row, "ownerKind" | "ownerId">): DocumentOwner {
  return { kind: row.ownerKind, id: row.ownerId };
}

export function toDocumentView(
  row: Pick<Row, "id" | "kind" | "originalName" | "mime" | "bytes" | "createdAt"> &
    Partial<Pick<Row, "issuedOn" | "validUntil" | "issuer">>,
): DocumentView {
  return {
    id: row.id,
    kind: row.kind,
    name: row.originalName,
    mime: row.mime,
    bytes: row.bytes,
    createdAt: row.createdAt.toISOString(),
    issuedOn: row.issuedOn ?? null,
    validUntil: row.validUntil ?? null,
    issuer: row.issuer ?? null,
  };
}
