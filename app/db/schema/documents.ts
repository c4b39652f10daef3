import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { student } from "./students.ts";
import { appUser } from "./users.ts";

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
    /** It came from whoever issued it, whose signature was verified: that one's name. Null: somebody uploaded it. */
    issuer: text("issuer"),
    /** Whether the name and the day of birth in the signed record are those of its owner; null: no such record. */
    issuerAgrees: boolean("issuer_agrees"),
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

/** One way to DigiLocker and back, of one session: it ends with the papers that came, at the latest after minutes. */
export const lockerPass = pgTable(
  "locker_pass",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    studentId: uuid("student_id")
      .notNull()
      .references(() => student.id),
    /** The browser that went is the one that comes back. */
    sessionId: uuid("session_id").notNull(),
    stateHash: text("state_hash").notNull(),
    verifierEncrypted: text("verifier_encrypted").notNull(),
    /** Set when she is back, and gone with the row. */
    tokenEncrypted: text("token_encrypted"),
    /** Our own page that she came from. */
    backTo: text("back_to"),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    returnedAt: instant("returned_at"),
  },
  (table) => [
    uniqueIndex("locker_pass_state_key").on(table.stateHash),
    index("locker_pass_user_index").on(table.userId),
    index("locker_pass_student_index").on(table.studentId),
    index("locker_pass_expiry_index").on(table.expiresAt),
  ],
);
