import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { appUser, student } from "./identity.ts";

const texts = (name: string) => text(name).array().notNull().default(sql`'{}'::text[]`);

/** A scholarship: one of the catalogue, or one that an institute, a donor or a company runs here. */
export const scholarship = pgTable(
  "scholarship",
  {
    id: id(),
    /** The id people and the API see: 1 to 20 are the sample records. */
    number: serial("number").notNull().unique("scholarship_number_key"),
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    provider: text("provider").notNull(),
    providerType: text("provider_type", { enum: ["government", "private", "state"] }).notNull(),
    category: text("category", {
      enum: ["merit", "need", "minority", "women", "sports", "arts", "research"],
    }).notNull(),
    amountText: text("amount_text").notNull(),
    amountMinPaise: bigint("amount_min_paise", { mode: "number" }),
    amountMaxPaise: bigint("amount_max_paise", { mode: "number" }),
    amountPeriod: text("amount_period", { enum: ["month", "year", "course", "once"] }).notNull(),
    description: text("description").notNull(),
    /** The rules as data; `scholarship_rule` holds the same for set-based questions. */
    criteria: jsonb("criteria").$type<unknown>().notNull(),
    /** What is usual when no round is announced. */
    season: jsonb("season").$type<unknown>().notNull(),
    deadlineNote: text("deadline_note"),
    eligibility: texts("eligibility"),
    benefits: texts("benefits"),
    documents: texts("documents"),
    applicationProcess: text("application_process").notNull(),
    website: text("website"),
    seatsPerYear: integer("seats_per_year"),
    applicants: integer("applicants"),
    selected: integer("selected"),
    isSample: boolean("is_sample").notNull().default(false),
    ownerKind: text("owner_kind", { enum: ["catalogue", "institute", "donor", "csr"] }).notNull(),
    ownerId: uuid("owner_id"),
    /** Applications are taken on this site. */
    runHere: boolean("run_here").notNull().default(false),
    status: text("status", { enum: ["draft", "pending_approval", "active", "closed"] }).notNull(),
    /** The file or desk it came from; with the slug it makes an import repeatable. */
    source: text("source").notNull(),
    confidence: text("confidence", { enum: ["high", "medium", "low"] }).notNull(),
    sources: texts("sources"),
    checkedOn: date("checked_on", { mode: "string" }),
    /** Of the imported record: an import of the same file changes nothing. */
    contentHash: text("content_hash"),
    /** The content version of its last change: what the search index still has to read. */
    revision: bigint("revision", { mode: "number" }).notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    publishedAt: instant("published_at"),
    /** Since when the admin desk holds it: the 48 hours run from here, whatever is edited meanwhile. */
    approvalAskedAt: instant("approval_asked_at"),
    /** When the students it fits were told; null while they are still to be. */
    announcedAt: instant("announced_at"),
  },
  (table) => [
    uniqueIndex("scholarship_slug_key").on(table.slug),
    index("scholarship_revision_index").on(table.revision),
    index("scholarship_unannounced_index").on(table.number).where(sql`announced_at is null`),
    index("scholarship_owner_index").on(table.ownerKind, table.ownerId),
  ],
);

/** One round. Kept when it is over: verdicts can be told for any day. */
export const scholarshipCycle = pgTable(
  "scholarship_cycle",
  {
    scholarshipId: uuid("scholarship_id")
      .notNull()
      .references(() => scholarship.id, { onDelete: "cascade" }),
    closesOn: date("closes_on", { mode: "string" }).notNull(),
    opensOn: date("opens_on", { mode: "string" }),
    basis: text("basis", { enum: ["announced", "reported"] }).notNull(),
  },
  (table) => [
    primaryKey({ name: "scholarship_cycle_pkey", columns: [table.scholarshipId, table.closesOn] }),
    index("scholarship_cycle_closes_index").on(table.closesOn),
  ],
);

const mask = (name: string) => bigint(name, { mode: "bigint" });

/**
 * A scholarship's criteria as bits and bounds, narrow, so that one student is held against all of them in one
 * pass. Null means that there is no such rule. Bits are the places in traits.ts, states.ts, fields-of-study.ts.
 */
export const scholarshipRule = pgTable("scholarship_rule", {
  number: integer("number")
    .primaryKey()
    .references(() => scholarship.number, { onDelete: "cascade" }),
  isPublic: boolean("is_public").notNull(),
  criteria: smallint("criteria").notNull(),
  levelFrom: smallint("level_from"),
  levelTo: smallint("level_to"),
  states: mask("states"),
  fields: mask("fields"),
  /** Each bit is a criterion of its own. */
  allOf: mask("all_of"),
  /** One bit of each mask is enough. */
  anyOf1: mask("any_of_1"),
  anyOf2: mask("any_of_2"),
  anyOf3: mask("any_of_3"),
  anyOf4: mask("any_of_4"),
  anyOf5: mask("any_of_5"),
  anyOf6: mask("any_of_6"),
  incomeMax: bigint("income_max", { mode: "number" }),
  marksMin: integer("marks_min"),
  ageMin: smallint("age_min"),
  ageMax: smallint("age_max"),
  yearFrom: smallint("year_from"),
  yearTo: smallint("year_to"),
  institutions: text("institutions").array(),
  questions: text("questions").array(),
  /** Some of its limits are milder for some: see `scholarship_relaxation`. */
  isRelaxed: boolean("is_relaxed").notNull(),
});

export const scholarshipRelaxation = pgTable(
  "scholarship_relaxation",
  {
    number: integer("number")
      .notNull()
      .references(() => scholarship.number, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["income", "marks", "age"] }).notNull(),
    place: smallint("place").notNull(),
    traits: mask("traits"),
    levelFrom: smallint("level_from"),
    levelTo: smallint("level_to"),
    /** Null lifts the limit. */
    bound: bigint("bound", { mode: "number" }),
  },
  (table) => [
    primaryKey({ name: "scholarship_relaxation_pkey", columns: [table.number, table.kind, table.place] }),
  ],
);

/** What is known of a student for matching; the same bits as in `scholarship_rule`. */
export const studentFacts = pgTable(
  "student_facts",
  {
    studentId: uuid("student_id")
      .primaryKey()
      .references(() => student.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    level: smallint("level"),
    studyYear: smallint("study_year"),
    state: smallint("state"),
    traitsYes: mask("traits_yes").notNull(),
    traitsNo: mask("traits_no").notNull(),
    fields: mask("fields"),
    incomeFrom: bigint("income_from", { mode: "number" }),
    incomeTo: bigint("income_to", { mode: "number" }),
    marks: integer("marks"),
    birthDay: date("birth_day", { mode: "string" }),
    institution: text("institution"),
    answersYes: text("answers_yes").array(),
    answersNo: text("answers_no").array(),
    /** As the student gave it, for the reasons on the page. */
    profile: jsonb("profile").$type<unknown>().notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [index("student_facts_user_index").on(table.userId)],
);

export const savedScholarship = pgTable(
  "saved_scholarship",
  {
    studentId: uuid("student_id")
      .notNull()
      .references(() => student.id, { onDelete: "cascade" }),
    scholarshipId: uuid("scholarship_id")
      .notNull()
      .references(() => scholarship.id, { onDelete: "cascade" }),
    savedAt: instant("saved_at").notNull(),
  },
  (table) => [
    primaryKey({ name: "saved_scholarship_pkey", columns: [table.studentId, table.scholarshipId] }),
    index("saved_scholarship_scholarship_index").on(table.scholarshipId),
  ],
);

export const savedSearch = pgTable(
  "saved_search",
  {
    id: id(),
    studentId: uuid("student_id")
      .notNull()
      .references(() => student.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Search text and filters, in one order of keys: equal searches are equal texts. */
    query: text("query").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Scholarships up to this number have been looked at. */
    seenNumber: integer("seen_number").notNull(),
  },
  (table) => [
    uniqueIndex("saved_search_query_key").on(table.studentId, table.query),
    index("saved_search_seen_index").on(table.seenNumber),
  ],
);

/** Something to tell a student once: a new match, a saved search's find, a deadline of a saved scholarship. */
export const scholarshipAlert = pgTable(
  "scholarship_alert",
  {
    studentId: uuid("student_id")
      .notNull()
      .references(() => student.id, { onDelete: "cascade" }),
    number: integer("number")
      .notNull()
      .references(() => scholarship.number, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["match", "search", "deadline"] }).notNull(),
    /** The day it is about: the closing day of a deadline, else the day it was published. */
    about: date("about", { mode: "string" }).notNull(),
    /** 14, 7, 2 or 0 of a deadline; -1 otherwise. */
    daysLeft: smallint("days_left").notNull(),
    /** The day whose digest told it. */
    toldOn: date("told_on", { mode: "string" }),
  },
  (table) => [
    primaryKey({
      name: "scholarship_alert_pkey",
      columns: [table.studentId, table.number, table.kind, table.daysLeft, table.about],
    }),
    index("scholarship_alert_untold_index").on(table.studentId).where(sql`told_on is null`),
  ],
);

/** One message a day at most. */
export const scholarshipDigest = pgTable(
  "scholarship_digest",
  {
    studentId: uuid("student_id")
      .notNull()
      .references(() => student.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    matches: integer("matches").notNull(),
    deadlines: integer("deadlines").notNull(),
    /** When e-mail and SMS were queued; null until then. */
    queuedAt: instant("queued_at"),
  },
  (table) => [
    primaryKey({ name: "scholarship_digest_pkey", columns: [table.studentId, table.day] }),
    index("scholarship_digest_unqueued_index").on(table.day).where(sql`queued_at is null`),
  ],
);
