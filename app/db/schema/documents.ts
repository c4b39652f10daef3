import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";

/** A file in the vault. The row is written first, then the bytes, then `storedAt`: only then it exists. */
export const document = pgTable(
  "document",
  {
    id: id(),
    /** Whose it is: a student, an institute, an organisation, a registration before it has an account, an insurance claim, what somebody says is wrong. */
    ownerKind: text("owner_kind", {
      enum: ["user", "student", "institute", "organisation", "registration", "claim", "suggestion"],
    }).notNull(),
    ownerId: uuid("owner_id").notNull(),
    /** What it is: "income_certificate", "photo" … The rooms above name their kinds. */
    kind: text("kind").notNull(),
    originalName: text("original_name").notNull(),
    mime: text("mime").notNull(),
    bytes: integer("bytes").notNull(),
    /** Of a PDF, once it was drawn; null before. */
    pages: integer("pages"),
    /** The day that stands on the paper, and the last one on which it is valid, as its owner gave them or its rule has it. */
    issuedOn: date("issued_on", { mode: "string" }),
    validUntil: date("valid_until", { mode: "string" }),
    /** How many days before that end its owner was told last; null: not yet. */
    endTold: smallint("end_told"),
    sha256: text("sha256").notNull(),
    /** Generated; nothing of the name is in it. */
    storeKey: text("store_key").notNull(),
    /** Which encryption key sealed it, for rotation. */
    keyId: text("key_id").notNull(),
    uploadedBy: uuid("uploaded_by"),
    createdAt: instant("created_at").notNull(),
    storedAt: instant("stored_at"),
    deletedAt: instant("deleted_at"),
    /** The bytes are gone from the store too. */
    purgedAt: instant("purged_at"),
  },
  (table) => [
    uniqueIndex("document_store_key").on(table.storeKey),
    index("document_owner_index").on(table.ownerKind, table.ownerId, table.createdAt),
    index("document_unstored_index").on(table.createdAt).where(sql`stored_at is null`),
    index("document_valid_until_index").on(table.validUntil).where(sql`valid_until is not null`),
    index("document_unpurged_index")
      .on(table.deletedAt)
      .where(sql`deleted_at is not null and purged_at is null`),
  ],
);

/** Who else may read a document, and why: an institute while it reviews an application. */
export const documentGrant = pgTable(
  "document_grant",
  {
    id: id(),
    documentId: uuid("document_id")
      .notNull()
      .references(() => document.id),
    granteeKind: text("grantee_kind", { enum: ["institute", "organisation", "user"] }).notNull(),
    granteeId: uuid("grantee_id").notNull(),
    /** The thing that gives the right, for example the application. */
    subjectId: uuid("subject_id").notNull(),
    grantedAt: instant("granted_at").notNull(),
    revokedAt: instant("revoked_at"),
  },
  (table) => [
    index("document_grant_document_id_index").on(table.documentId),
    uniqueIndex("document_grant_alive_key")
      .on(table.documentId, table.granteeKind, table.granteeId, table.subjectId)
      .where(sql`revoked_at is null`),
    index("document_grant_grantee_index").on(table.granteeKind, table.granteeId),
    index("document_grant_subject_index").on(table.subjectId),
  ],
);
