import { defineList } from "#app/core/lists/list-query.ts";

export const assistedList = defineList({
  filters: { show: { label: "Show", options: ["late"] } },
  sorts: { oldest: { label: "Longest waiting first", cursor: ["instant", "id"] } },
  defaultSort: "oldest",
  pageSize: 20,
});

export type DeskApplication = {
  id: string;
  number: string;
  student: string;
  /** In which language the student reads us. */
  reads: string;
  statusLabel: string;
  scholarship: string | null;
  sentAt: string;
  dueAt: string | null;
  isLate: boolean;
};
