import { bigint, boolean, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { mask } from "../columns.ts";
import { scholarship } from "./scholarships.ts";

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
