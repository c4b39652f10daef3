import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant, paise } from "../columns.ts";
import { organisation } from "./organisations.ts";
import { appUser } from "./users.ts";

/** Money of a donor or a company that one of its people wants moved and another one of them has to approve. */
export const moneyApproval = pgTable(
  "money_approval",
  {
    id: id(),
    organisationId: uuid("organisation_id")
      .notNull()
      .references(() => organisation.id),
    /** "csr.spend": which room carries it out. */
    kind: text("kind").notNull(),
    /** What it is about, "csr-spend:<id>": one open request at a time. */
    subject: text("subject").notNull(),
    title: text("title").notNull(),
    amountPaise: paise("amount_paise"),
    /** What the room needs to carry it out; emptied when it is over. */
    payloadEncrypted: text("payload_encrypted"),
    /** Why, where whoever asked had to say it. */
    reason: text("reason"),
    status: text("status", { enum: ["waiting", "approved", "refused", "withdrawn"] }).notNull(),
    askedBy: uuid("asked_by")
      .notNull()
      .references(() => appUser.id),
    askedAt: instant("asked_at").notNull(),
    decidedBy: uuid("decided_by").references(() => appUser.id),
    decidedAt: instant("decided_at"),
    /** What whoever refused wrote to whoever asked. */
    refusalReason: text("refusal_reason"),
  },
  (table) => [
    uniqueIndex("money_approval_open_key").on(table.kind, table.subject).where(sql`status = 'waiting'`),
    index("money_approval_organisation_index").on(table.organisationId, table.askedAt, table.id),
    index("money_approval_asked_by_index").on(table.askedBy),
    index("money_approval_decided_by_index").on(table.decidedBy),
    // The database holds the rule too: two people.
    check(
      "money_approval_two_people",
      sql`status <> 'approved' or (decided_by is not null and decided_by <> asked_by)`,
    ),
    check("money_approval_refusal_check", sql`status <> 'refused' or refusal_reason is not null`),
  ],
);
