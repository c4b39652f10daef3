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
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { ownerKinds } from "#app/core/portals/roles.ts";
import type { OwnersWords } from "#app/core/words/owners-words.ts";
import { id, instant, paise, texts } from "../columns.ts";

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
    amountMinPaise: paise("amount_min_paise"),
    amountMaxPaise: paise("amount_max_paise"),
    amountPeriod: text("amount_period", { enum: ["month", "year", "course", "once"] }).notNull(),
    description: text("description").notNull(),
    /** The rules as data; `scholarship_rule` holds the same for set-based questions. */
    criteria: jsonb("criteria").$type<unknown>().notNull(),
    /** What is usual when no round is announced. */
    season: jsonb("season").$type<unknown>().notNull(),
    deadlineNote: text("deadline_note"),
    eligibility: texts("eligibility"),
    benefits: texts("benefits"),
    /** Title, text and benefits in other languages, by its owner; null where there are none. */
    words: jsonb("words").$type<OwnersWords>(),
    documents: texts("documents"),
    applicationProcess: text("application_process").notNull(),
    website: text("website"),
    seatsPerYear: integer("seats_per_year"),
    applicants: integer("applicants"),
    selected: integer("selected"),
    isSample: boolean("is_sample").notNull().default(false),
    ownerKind: text("owner_kind", { enum: ownerKinds }).notNull(),
    ownerId: uuid("owner_id"),
    /** Applications are taken on this site. */
    runHere: boolean("run_here").notNull().default(false),
    status: text("status", { enum: ["draft", "pending_approval", "active", "paused", "closed"] }).notNull(),
    /** The file or desk it came from; with the slug it makes an import repeatable. */
    source: text("source").notNull(),
    confidence: text("confidence", { enum: ["high", "medium", "low"] }).notNull(),
    sources: texts("sources"),
    checkedOn: date("checked_on", { mode: "string" }),
    /** What the sources do not agree about, in a sentence; null where they agree. */
    differs: text("differs"),
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
    /** While students are being matched: the last one who was looked at. Stopped, the work goes on behind it. */
    announcedUpTo: uuid("announced_up_to"),
  },
  (table) => [
    uniqueIndex("scholarship_slug_key").on(table.slug),
    index("scholarship_revision_index").on(table.revision),
    index("scholarship_unannounced_index").on(table.number).where(sql`announced_at is null`),
    index("scholarship_owner_index").on(table.ownerKind, table.ownerId),
  ],
);

/** A change that whoever saved it has to hear, until they did. */
export const scholarshipChange = pgTable(
  "scholarship_change",
  {
    scholarshipId: uuid("scholarship_id")
      .notNull()
      .references(() => scholarship.id, { onDelete: "cascade" }),
    /** Of the scholarship after the change: the same change is told once. */
    revision: bigint("revision", { mode: "number" }).notNull(),
    matters: texts("matters"),
    /** Who saved it later has seen it as it is. */
    at: instant("at").notNull(),
    toldAt: instant("told_at"),
  },
  (table) => [
    primaryKey({ name: "scholarship_change_pkey", columns: [table.scholarshipId, table.revision] }),
    index("scholarship_change_untold_index").on(table.at).where(sql`told_at is null`),
  ],
);

/** A record that was another one's twin: its address leads there now. */
export const scholarshipMerge = pgTable(
  "scholarship_merge",
  {
    scholarshipId: uuid("scholarship_id")
      .primaryKey()
      .references(() => scholarship.id, { onDelete: "cascade" }),
    intoId: uuid("into_id")
      .notNull()
      .references(() => scholarship.id, { onDelete: "cascade" }),
    /** Where it stood, for when it is undone. */
    statusBefore: text("status_before", {
      enum: ["draft", "pending_approval", "active", "paused", "closed"],
    }).notNull(),
    at: instant("at").notNull(),
  },
  (table) => [index("scholarship_merge_into_index").on(table.intoId)],
);

/** Two records that look alike, of which somebody has said that they are two. The first has the lower number. */
export const scholarshipApart = pgTable(
  "scholarship_apart",
  {
    firstId: uuid("first_id")
      .notNull()
      .references(() => scholarship.id, { onDelete: "cascade" }),
    secondId: uuid("second_id")
      .notNull()
      .references(() => scholarship.id, { onDelete: "cascade" }),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ name: "scholarship_apart_pkey", columns: [table.firstId, table.secondId] }),
    index("scholarship_apart_second_index").on(table.secondId),
  ],
);

/** What the check of links found at a record's website the last time. */
export const scholarshipLink = pgTable(
  "scholarship_link",
  {
    id: id(),
    scholarshipId: uuid("scholarship_id")
      .notNull()
      .references(() => scholarship.id, { onDelete: "cascade" }),
    /** The address that was asked; another one begins anew. */
    address: text("address").notNull(),
    state: text("state", { enum: ["same", "changed", "gone", "away"] }).notNull(),
    /** What was answered, where it is no page: "404", "timeout". */
    answer: text("answer"),
    /** Of the readable text. */
    hash: text("hash"),
    text: text("text"),
    /** The text that somebody last looked at, while the page says another one. */
    seenText: text("seen_text"),
    /** How often in a row nobody answered. */
    failures: integer("failures").notNull().default(0),
    checkedAt: instant("checked_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    uniqueIndex("scholarship_link_scholarship_key").on(table.scholarshipId),
    index("scholarship_link_state_index").on(table.state, table.changedAt, table.id),
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
