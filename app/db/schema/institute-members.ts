import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { institute } from "./institutes.ts";

/** Whose phones speak for an approved partner. The institutes room fills it; sign-in reads it. */
export const instituteMember = pgTable(
  "institute_member",
  {
    id: id(),
    instituteId: uuid("institute_id")
      .notNull()
      .references(() => institute.id),
    phoneHash: text("phone_hash").notNull(),
    memberRole: text("member_role", { enum: ["owner", "verifier", "reviewer"] }).notNull(),
    /** What people call the institute by, for the header and the greeting. */
    instituteName: text("institute_name").notNull(),
    instituteCode: text("institute_code").notNull(),
    /** The owner who let them in or gave them their role, and when: the two are not two persons yet (T52). */
    vouchedBy: uuid("vouched_by"),
    vouchedAt: instant("vouched_at"),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
    /** While their institute is on hold: they speak for nobody. */
    suspendedAt: instant("suspended_at"),
  },
  (table) => [
    uniqueIndex("institute_member_phone_key").on(table.phoneHash).where(sql`ended_at is null`),
    index("institute_member_institute_index").on(table.instituteId),
  ],
);
