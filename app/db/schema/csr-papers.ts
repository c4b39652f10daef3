import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { csrSpend } from "./csr.ts";
import { document } from "./documents.ts";
import { organisation } from "./organisations.ts";
import { programme } from "./programmes.ts";
import { appUser } from "./users.ts";

/** A file that proves what a company says of its CSR: of a voucher, of a year's board, of its partner. */
export const csrPaper = pgTable(
  "csr_paper",
  {
    id: id(),
    organisationId: uuid("organisation_id")
      .notNull()
      .references(() => organisation.id),
    kind: text("kind", {
      enum: ["voucher", "plan", "set_off", "cfo_half", "cfo_year", "csr2", "csr1"],
    }).notNull(),
    /** Of a voucher; else of a year; else of a programme (its partner's CSR-1). */
    spendId: uuid("spend_id").references(() => csrSpend.id),
    year: integer("year"),
    programmeId: uuid("programme_id").references(() => programme.id),
    documentId: uuid("document_id")
      .notNull()
      .references(() => document.id),
    addedBy: uuid("added_by").references(() => appUser.id),
    addedAt: instant("added_at").notNull(),
    removedAt: instant("removed_at"),
  },
  (table) => [
    check("csr_paper_subject_check", sql`num_nonnulls(spend_id, year, programme_id) = 1`),
    index("csr_paper_organisation_index").on(table.organisationId, table.addedAt),
    index("csr_paper_spend_index").on(table.spendId),
    index("csr_paper_programme_index").on(table.programmeId),
    index("csr_paper_document_index").on(table.documentId),
    index("csr_paper_added_by_index").on(table.addedBy),
  ],
);
