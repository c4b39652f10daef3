import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { scholarship } from "./scholarships.ts";
import { student } from "./students.ts";

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
