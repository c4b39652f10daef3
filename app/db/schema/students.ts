import { date, index, pgTable, serial, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { appUser } from "./users.ts";

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
    /** The part of the name by which she is greeted; null: not told, then the whole name is used. */
    givenName: text("given_name"),
    birthDay: date("birth_day", { mode: "string" }),
    createdAt: instant("created_at").notNull(),
    erasedAt: instant("erased_at"),
  },
  (table) => [
    index("student_user_index").on(table.userId),
    uniqueIndex("student_serial_key").on(table.serial),
  ],
);
