import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";

/** How often something happened in the current window; shared by all processes (T3). */
export const throttleWindow = pgTable(
  "throttle_window",
  {
    /** What is counted and a keyed hash of whom: no phone and no address in the clear. */
    key: text("key").primaryKey(),
    /** The keyed hash of the phone or e-mail address it is about, so that the desk can lift a lock-out (X30). */
    about: text("about"),
    hits: integer("hits").notNull(),
    endsAt: instant("ends_at").notNull(),
  },
  (table) => [
    index("throttle_window_end_index").on(table.endsAt),
    index("throttle_window_about_index").on(table.about),
  ],
);
