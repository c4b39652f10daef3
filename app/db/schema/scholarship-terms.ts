import { boolean, integer, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { instant, paise } from "../columns.ts";
import { scholarship } from "./scholarships.ts";

/** How a scholarship that is run here is asked for, judged and paid: set by its owner, read by the rooms above. */
export const scholarshipTerms = pgTable("scholarship_terms", {
  scholarshipId: uuid("scholarship_id")
    .primaryKey()
    .references(() => scholarship.id, { onDelete: "cascade" }),
  /** Null: no limit but the budget. */
  seats: integer("seats"),
  /** What may be awarded in all; a funded programme sets it from its ledger. Null: no limit but the seats. */
  budgetPaise: paise("budget_paise"),
  /** The usual award; the decision may give another amount. */
  awardPaise: paise("award_paise"),
  /** Asked in the application, beyond the form (scholarship-terms.ts). */
  questions: jsonb("questions").$type<unknown>().notNull(),
  /** File fields that must be there (extra-documents.ts of the applications room). */
  requiredDocuments: text("required_documents").array().notNull(),
  /** Criteria with weights, by which reviewers score (scholarship-terms.ts). */
  rubric: jsonb("rubric").$type<unknown>().notNull(),
  /** Reviewers see no name, gender or photo. */
  isBlind: boolean("is_blind").notNull().default(false),
  /** How many must score before a decision: 1 or 2. */
  reviewersNeeded: smallint("reviewers_needed").notNull().default(1),
  /** Who pays (money-source.ts of the scholarships room). Null: nobody has said it yet. */
  moneySource: text("money_source", {
    enum: ["institute_fund", "institute_pays", "programme", "general_fund", "provider"],
  }),
  /** Since when an institute that pays by itself has promised all seats, and who promised. */
  promisedAt: instant("promised_at"),
  promisedBy: uuid("promised_by"),
  updatedAt: instant("updated_at").notNull(),
});
