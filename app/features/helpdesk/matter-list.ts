import { defineList } from "#app/core/lists/list-query.ts";
import { languages } from "#app/core/words/i18n.ts";
import { matterKinds, regions } from "./matter.ts";

export const matterList = defineList({
  search: true,
  filters: {
    kind: { label: "Kind", options: matterKinds },
    region: { label: "Region", options: [...regions, "none"] },
    language: { label: "Language", options: languages },
    state: { label: "State", options: ["waiting", "late", "settled"] },
    held: { label: "Held by", options: ["me", "nobody"] },
  },
  sorts: {
    newest: { label: "Newest first", cursor: ["instant", "id"] },
    due: { label: "Due first", cursor: ["instant?", "id"] },
  },
  defaultSort: "newest",
  pageSize: 20,
});

export type MatterFilter = keyof (typeof matterList)["filters"];
