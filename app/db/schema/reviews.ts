import { sql } from "drizzle-orm";
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { id, instant, paise, texts } from "../columns.ts";
import { application } from "./applications.ts";
import { institute } from "./institutes.ts";
import { scholarship } from "./scholarships.ts";
import { appUser } from "./users.ts";

const applicationId = () =>
  uuid("application_id")
    .notNull()
    .references(() => application.id, { onDelete: "cascade" });
const scholarshipId = () =>
  uuid("scholarship_id")
    .notNull()
    .references(() => scholarship.id, { onDelete: "cascade" });

/** What one reviewer gave, line by line of the rubric as it stood then. */
export const reviewScore = pgTable(
  "review_score",
  {
    id: id(),
    applicationId: applicationId(),
    reviewerId: uuid("reviewer_id")
      .notNull()
      .references(() => appUser.id),
    /** Line of the rubric → points. */
    points: jsonb("points").$type<Record<string, number>>().notNull(),
    total: integer("total").notNull(),
    outOf: integer("out_of").notNull(),
    /** For the others who review, never for the student's page. */
    note: text("note"),
    scoredAt: instant("scored_at").notNull(),
    /** The reviewer declared a conflict afterwards: it counts no more. */
    voidedAt: instant("voided_at"),
  },
  (table) => [
    index("review_score_reviewer_id_index").on(table.reviewerId),
    uniqueIndex("review_score_reviewer_key").on(table.applicationId, table.reviewerId),
  ],
);

/** Somebody knows the applicant: from then on this application is closed to them. */
export const reviewConflict = pgTable(
  "review_conflict",
  {
    applicationId: applicationId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    reason: text("reason").notNull(),
    declaredAt: instant("declared_at").notNull(),
  },
  (table) => [
    index("review_conflict_user_id_index").on(table.userId),
    primaryKey({ name: "review_conflict_pkey", columns: [table.applicationId, table.userId] }),
  ],
);

/** The scores of an application taken together: what ranking and lists go by. Made anew with each score. */
export const reviewStanding = pgTable(
  "review_standing",
  {
    applicationId: applicationId().primaryKey(),
    scholarshipId: scholarshipId(),
    /** Hundredths of a percent of the most that could be had. */
    mean: integer("mean").notNull(),
    /** Between the highest and the lowest, in the same unit. */
    spread: integer("spread").notNull(),
    scores: smallint("scores").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [index("review_standing_rank_index").on(table.scholarshipId, table.mean)],
);

/** Found good, but no seat was free: moves up by itself when one is. */
export const waitingPlace = pgTable(
  "waiting_place",
  {
    applicationId: applicationId().primaryKey(),
    scholarshipId: scholarshipId(),
    awardPaise: paise("award_paise").notNull(),
    placedAt: instant("placed_at").notNull(),
    placedBy: uuid("placed_by"),
    endedAt: instant("ended_at"),
    outcome: text("outcome", { enum: ["moved_up", "decided", "left"] }),
  },
  (table) => [
    index("waiting_place_scholarship_id_index").on(table.scholarshipId),
    index("waiting_place_open_index").on(table.scholarshipId, table.placedAt).where(sql`ended_at is null`),
  ],
);

/** A decision about many, which a second person has to confirm before it happens (T16). */
export const bulkDecision = pgTable(
  "bulk_decision",
  {
    id: id(),
    /** The institute it belongs to; null: the admin desk. */
    instituteId: uuid("institute_id").references(() => institute.id),
    verdict: text("verdict", { enum: ["approve", "reject", "waitlist"] }).notNull(),
    /** Coded (decision-reasons.ts of the applications room). */
    reasons: texts("reasons"),
    note: text("note"),
    /** Coded (sentences.en.ts of the applications room). */
    sentence: text("sentence"),
    status: text("status", { enum: ["waiting", "confirmed", "done", "cancelled"] }).notNull(),
    preparedBy: uuid("prepared_by").notNull(),
    preparedByRole: text("prepared_by_role").notNull(),
    preparedAt: instant("prepared_at").notNull(),
    settledBy: uuid("settled_by"),
    settledAt: instant("settled_at"),
    doneAt: instant("done_at"),
  },
  (table) => [index("bulk_decision_institute_index").on(table.instituteId, table.preparedAt)],
);

export const bulkDecisionItem = pgTable(
  "bulk_decision_item",
  {
    bulkId: uuid("bulk_id")
      .notNull()
      .references(() => bulkDecision.id, { onDelete: "cascade" }),
    applicationId: applicationId(),
    /** Null until it was tried. */
    outcome: text("outcome", { enum: ["done", "refused"] }),
    /** Why it was refused, in plain words. */
    problem: text("problem"),
  },
  (table) => [
    index("bulk_decision_item_application_id_index").on(table.applicationId),
    primaryKey({ name: "bulk_decision_item_pkey", columns: [table.bulkId, table.applicationId] }),
  ],
);

/** What a decision rested on, as it was at that moment: hashes, codes and figures, nobody's words. */
export const decisionRecord = pgTable(
  "decision_record",
  {
    id: id(),
    applicationId: applicationId(),
    decidedAt: instant("decided_at").notNull(),
    /** decision-bundle.ts of the reviews room. */
    content: jsonb("content").$type<unknown>().notNull(),
  },
  (table) => [index("decision_record_index").on(table.applicationId, table.decidedAt)],
);
