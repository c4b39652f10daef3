import { isId } from "#app/core/id.ts";
import { defineList } from "#app/core/lists/list-query.ts";
import { applicationMachine } from "#app/features/applications/rules/application-status.ts";

/** Whatever was sent: a draft is nobody's business but the student's. */
export const sentStatuses = applicationMachine.stateNames.filter((status) => status !== "draft");

export const dueOptions = ["late", "soon", "with_desk", "waiting_list"] as const;
export const dueWords: Readonly<Record<(typeof dueOptions)[number], string>> = {
  late: "Late",
  soon: "Due within 12 hours",
  with_desk: "With the admin desk",
  waiting_list: "On the waiting list",
};

/** The Applications tab: search, Filter, order and page, all in the address. */
export const reviewList = defineList({
  search: true,
  filters: {
    status: { options: sentStatuses, label: "Status", multiple: true },
    scholarship: { accepts: isId, label: "Scholarship" },
    due: { options: dueOptions, label: "Due" },
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
});

export type ReviewSort = "oldest" | "newest" | "ranking";
export type ReviewFilter = "status" | "scholarship" | "due";
