import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bytea, id, instant } from "../columns.ts";

/** Somebody who can sign in: a family's phone, an institute's desk, a person of a portal. */
export const appUser = pgTable("app_user", {
  id: id(),
  /** How the pages greet them; null until they say it. */
  name: text("name"),
  language: text("language").notNull().default("en"),
  createdAt: instant("created_at").notNull(),
  /** From this moment no session of theirs is believed (T9). */
  disabledAt: instant("disabled_at"),
  erasedAt: instant("erased_at"),
});

/** A phone or an e-mail address: encrypted to be used, and a keyed hash to be found by. */
export const userContact = pgTable(
  "user_contact",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    kind: text("kind", { enum: ["phone", "email"] }).notNull(),
    valueHash: text("value_hash").notNull(),
    valueEncrypted: text("value_encrypted").notNull(),
    verifiedAt: instant("verified_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("user_contact_value_key").on(table.kind, table.valueHash),
    index("user_contact_user_index").on(table.userId),
  ],
);

/** One person may hold several roles. A portal role may speak for an organisation (donor, company). */
export const userRole = pgTable(
  "user_role",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    role: text("role", { enum: ["student", "institute", "donor", "csr", "admin"] }).notNull(),
    organisationId: uuid("organisation_id"),
    grantedAt: instant("granted_at").notNull(),
    revokedAt: instant("revoked_at"),
  },
  (table) => [primaryKey({ name: "user_role_pkey", columns: [table.userId, table.role] })],
);

/** One family phone may serve several students; each has a number people can read aloud. */
export const student = pgTable(
  "student",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    serial: serial("serial").notNull(),
    name: text("name"),
    birthDay: date("birth_day", { mode: "string" }),
    createdAt: instant("created_at").notNull(),
    erasedAt: instant("erased_at"),
  },
  (table) => [
    index("student_user_index").on(table.userId),
    uniqueIndex("student_serial_key").on(table.serial),
  ],
);

/** Whose phones speak for an approved partner. The institutes room fills it; sign-in reads it. */
export const instituteMember = pgTable(
  "institute_member",
  {
    id: id(),
    instituteId: uuid("institute_id").notNull(),
    phoneHash: text("phone_hash").notNull(),
    memberRole: text("member_role", { enum: ["owner", "verifier", "reviewer"] }).notNull(),
    /** What people call the institute by, for the header and the greeting. */
    instituteName: text("institute_name").notNull(),
    instituteCode: text("institute_code").notNull(),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [
    uniqueIndex("institute_member_phone_key").on(table.phoneHash).where(sql`ended_at is null`),
    index("institute_member_institute_index").on(table.instituteId),
  ],
);

export const userPassword = pgTable("user_password", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => appUser.id),
  /** argon2id in PHC form (T5). */
  hash: text("hash").notNull(),
  changedAt: instant("changed_at").notNull(),
});

export const userTotp = pgTable("user_totp", {
  id: id(),
  userId: uuid("user_id")
    .notNull()
    .unique("user_totp_user_key")
    .references(() => appUser.id),
  secretEncrypted: text("secret_encrypted").notNull(),
  createdAt: instant("created_at").notNull(),
  /** Null while it is being set up: it protects nothing before a first code was right. */
  confirmedAt: instant("confirmed_at"),
  /** The time step of the last accepted code: each is accepted once. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
});

export const recoveryCode = pgTable(
  "recovery_code",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    codeHash: text("code_hash").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [index("recovery_code_user_index").on(table.userId)],
);

export const passkey = pgTable(
  "passkey",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    credentialId: text("credential_id").notNull(),
    publicKey: bytea("public_key").notNull(),
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull().default(sql`'{}'::text[]`),
    name: text("name").notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [
    uniqueIndex("passkey_credential_key").on(table.credentialId),
    index("passkey_user_index").on(table.userId),
  ],
);

/** A question put to an authenticator; answered once, within minutes. */
export const passkeyChallenge = pgTable(
  "passkey_challenge",
  {
    id: id(),
    challenge: text("challenge").notNull(),
    purpose: text("purpose", { enum: ["register", "sign_in"] }).notNull(),
    userId: uuid("user_id").references(() => appUser.id),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [index("passkey_challenge_expiry_index").on(table.expiresAt)],
);

/** A signed-in browser. The token itself is in its cookie only (T8). */
export const session = pgTable(
  "session",
  {
    id: id(),
    tokenHash: text("token_hash").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    role: text("role", { enum: ["student", "institute", "donor", "csr", "admin"] }).notNull(),
    studentId: uuid("student_id").references(() => student.id),
    /** "Chrome on Android": enough for its owner to know it again, not enough to follow anyone. */
    device: text("device").notNull(),
    createdAt: instant("created_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    endedAt: instant("ended_at"),
    endReason: text("end_reason"),
  },
  (table) => [
    uniqueIndex("session_token_key").on(table.tokenHash),
    index("session_user_index").on(table.userId, table.endedAt),
    index("session_expiry_index").on(table.expiresAt),
  ],
);

/** A code sent to a phone: its keyed hash, bound to that phone and to what it is for (T1–T3). */
export const otpCode = pgTable(
  "otp_code",
  {
    id: id(),
    phoneHash: text("phone_hash").notNull(),
    purpose: text("purpose", { enum: ["student", "institute", "registration", "guardian"] }).notNull(),
    codeHash: text("code_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** Carried over from the code it replaces: asking again gives no new tries. */
    tries: integer("tries").notNull().default(0),
    usedAt: instant("used_at"),
    voidedAt: instant("voided_at"),
  },
  (table) => [
    // At most one code of a phone is alive for one purpose, whatever happens at the same moment.
    uniqueIndex("otp_code_alive_key")
      .on(table.phoneHash, table.purpose)
      .where(sql`used_at is null and voided_at is null`),
    index("otp_code_expiry_index").on(table.expiresAt),
  ],
);

/** How often something happened in the current window; shared by all processes (T3). */
export const throttleWindow = pgTable(
  "throttle_window",
  {
    /** What is counted and a keyed hash of whom: no phone and no address in the clear. */
    key: text("key").primaryKey(),
    hits: integer("hits").notNull(),
    endsAt: instant("ends_at").notNull(),
  },
  (table) => [index("throttle_window_end_index").on(table.endsAt)],
);

export const passwordReset = pgTable(
  "password_reset",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    tokenHash: text("token_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [
    uniqueIndex("password_reset_token_key").on(table.tokenHash),
    index("password_reset_user_index").on(table.userId),
  ],
);

/** What somebody agreed to, item by item, in which words (T34). A row is never changed but to end it. */
export const consent = pgTable(
  "consent",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    /** Whom it is about. Null only for what the account itself rests on. */
    studentId: uuid("student_id").references(() => student.id),
    purpose: text("purpose").notNull(),
    version: text("version").notNull(),
    language: text("language").notNull(),
    givenAt: instant("given_at").notNull(),
    withdrawnAt: instant("withdrawn_at"),
  },
  (table) => [
    index("consent_user_index").on(table.userId, table.givenAt),
    index("consent_student_index").on(table.studentId, table.purpose),
    // What is alive and about a student names that student: no sister or brother agrees for another.
    check(
      "consent_student_check",
      sql`student_id is not null or withdrawn_at is not null or purpose in ('terms', 'privacy')`,
    ),
    uniqueIndex("consent_alive_key")
      .on(
        table.userId,
        table.purpose,
        sql`coalesce(student_id, '00000000-0000-0000-0000-000000000000'::uuid)`,
      )
      .where(sql`withdrawn_at is null`),
  ],
);

/** A parent or guardian of a student under 18 agreed, by an OTP on their own number (T35). */
export const guardianConsent = pgTable(
  "guardian_consent",
  {
    id: id(),
    studentId: uuid("student_id")
      .notNull()
      .references(() => student.id),
    guardianNameEncrypted: text("guardian_name_encrypted").notNull(),
    relation: text("relation", { enum: ["mother", "father", "guardian"] }).notNull(),
    phoneHash: text("phone_hash").notNull(),
    phoneEncrypted: text("phone_encrypted").notNull(),
    version: text("version").notNull(),
    language: text("language").notNull(),
    givenAt: instant("given_at").notNull(),
    withdrawnAt: instant("withdrawn_at"),
  },
  (table) => [
    uniqueIndex("guardian_consent_alive_key").on(table.studentId).where(sql`withdrawn_at is null`),
    index("guardian_consent_phone_index").on(table.phoneHash),
  ],
);

export const erasureRequest = pgTable(
  "erasure_request",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    status: text("status", { enum: ["requested", "cancelled", "done"] }).notNull(),
    requestedAt: instant("requested_at").notNull(),
    /** The day it is carried out unless it is taken back. */
    dueAt: instant("due_at").notNull(),
    closedAt: instant("closed_at"),
  },
  (table) => [
    uniqueIndex("erasure_request_open_key").on(table.userId).where(sql`status = 'requested'`),
    index("erasure_request_due_index").on(table.dueAt),
  ],
);

/** What somebody was sending when their session had run out: kept, sealed, until they are back. */
export const parkedForm = pgTable(
  "parked_form",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    tokenHash: text("token_hash").notNull(),
    path: text("path").notNull(),
    fieldsEncrypted: text("fields_encrypted").notNull(),
    /** Files are too large to keep; the page says so. */
    hadFiles: boolean("had_files").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("parked_form_token_key").on(table.tokenHash),
    index("parked_form_expiry_index").on(table.expiresAt),
  ],
);
