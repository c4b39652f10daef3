import { isId } from "#app/core/id.ts";
import { tableList } from "#app/core/lists/table-list.ts";
import { stateWords } from "#app/core/state-words.ts";
import { applicationMachine } from "#app/features/applications/rules/application-status.ts";
import { type MeritLine, meritColumns } from "./merit-line.ts";
import { reviewColumns } from "./review-columns.ts";

/** Whatever was sent: a draft is nobody's business but the student's. */
export const sentStatuses = applicationMachine.stateNames.filter((status) => status !== "draft");

export const dueOptions = ["late", "soon", "with_desk", "waiting_list"] as const;
export const dueWords: Readonly<Record<(typeof dueOptions)[number], string>> = {
  late: "Late",
  soon: "Due within 12 hours",
  with_desk: "With the admin desk",
  waiting_list: "On the waiting list",
};

/** The Applications tab: search, Filter, order and page, all in the address. Its file is what a merit list is made from. */
export const reviewList = tableList<MeritLine>()({
  path: "/admin/applications",
  name: "applications",
  search: true,
  filters: {
    status: { words: stateWords(applicationMachine, sentStatuses), label: "Status", multiple: true },
    scholarship: { words: () => ({}), accepts: isId, label: "Scholarship" },
    due: { words: dueWords, label: "Due" },
  },
  sorts: {
    oldest: { label: "Waiting longest", cursor: ["instant", "id"] },
    newest: { label: "Newest first", cursor: ["instant", "id"] },
    ranking: {
      label: "Ranking by score, each scholarship by itself",
      cursor: ["integer", "text", "text", "integer", "integer", "number", "instant", "id"],
    },
  },
  defaultSort: "newest",
  pageSize: 20,
  columns: { ...reviewColumns, ...meritColumns },
});

export type ReviewSort = "oldest" | "newest" | "ranking";
export type ReviewFilter = "status" | "scholarship" | "due";
