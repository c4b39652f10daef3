import { defineList } from "#app/core/lists/list-query.ts";
import { type ScholarshipStatus, scholarshipMachine } from "../scholarship-status.ts";

/** Facts older than this are looked at again. */
export const provenanceDays = 180;

export const deskScholarshipList = defineList({
  search: true,
  filters: {
    status: { label: "Status", options: scholarshipMachine.stateNames },
    facts: { label: "Facts", options: ["old", "unsourced", "low", "differs"] },
    due: { label: "Due for a look", options: ["age", "season", "opening"] },
  },
  sorts: {
    newest: { label: "Changed last first", cursor: ["instant", "id"] },
    unlooked: { label: "Longest not looked at", cursor: ["day", "id"] },
  },
  defaultSort: "newest",
  pageSize: 20,
});

export type DeskScholarshipFilter = keyof (typeof deskScholarshipList)["filters"];

export type DeskScholarship = {
  id: string;
  slug: string;
  title: string;
  provider: string;
  statusLabel: string;
  status: ScholarshipStatus;
  confidence: string;
  sources: string[];
  checkedOn: string | null;
  isOld: boolean;
  differs: string | null;
  /** The usual season, in words; null where none is known. */
  season: string | null;
  events: { event: string; label: string }[];
};
