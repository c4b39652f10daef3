import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { listView } from "./list-views.ts";
import { appUser } from "./users.ts";

/** D35: a dashboard of one's own: figures and charts of reports, and views of lists, in one's own order. */
export const dashboardTile = pgTable(
  "dashboard_tile",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    /** As in list_view: what somebody chose at one desk is not seen at another. */
    desk: text("desk").notNull(),
    kind: text("kind", { enum: ["figures", "chart", "view"] }).notNull(),
    /** Of figures and charts: which report (features/reports/report-words.ts) and which days. */
    subject: text("subject"),
    period: text("period"),
    /** Of a view. */
    viewId: uuid("view_id").references(() => listView.id, { onDelete: "cascade" }),
    /** What it shows, as one text: the same thing stands on it once. */
    shows: text("shows").notNull(),
    place: integer("place").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("dashboard_tile_shows_key").on(table.userId, table.desk, table.shows),
    index("dashboard_tile_view_index").on(table.viewId),
  ],
);
