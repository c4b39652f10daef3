import { tableList } from "#app/core/lists/table-list.ts";
import { languageWords, type MatterView, matterKindWords, regions } from "./matter.ts";
import { matterColumns } from "./matter-columns.ts";

const regionWords = Object.fromEntries(regions.map((region) => [region, region]));

/** All that people ask of us. */
export const matterList = tableList<MatterView>()({
  path: "/admin/regional-support",
  name: "regional-support",
  search: true,
  filters: {
    kind: { label: "Kind", words: matterKindWords },
    region: { label: "Region", words: { ...regionWords, none: "Not sorted yet" } },
    language: { label: "Language", words: languageWords },
    state: { label: "State", words: { waiting: "Open", late: "Late", settled: "Settled" } },
    held: { label: "Held by", words: { me: "Me", nobody: "Nobody" } },
  },
  sorts: {
    newest: { label: "Newest first", cursor: ["instant", "id"] },
    due: { label: "Due first", cursor: ["instant?", "id"] },
  },
  defaultSort: "newest",
  pageSize: 20,
  columns: matterColumns,
});

export type MatterFilter = keyof (typeof matterList)["spec"]["filters"];
