import { expect, test } from "vitest";
import { defineList, parseListQuery } from "./list-query.ts";
import { listView } from "./list-view.ts";

const list = defineList({
  search: true,
  filters: {
    kind: { options: ["career", "help"], label: "Gives" },
    language: { options: ["Telugu", "Hindi"] },
    year: { accepts: (value) => /^\d{4}$/.test(value) },
  },
  sorts: { name: { label: "Name", cursor: ["text", "id"] } },
  defaultSort: "name",
  pageSize: 20,
});

test("P5: a filter offers what the list takes: no choice that it ignores, and none without a word left out", () => {
  const query = parseListQuery(list, "/desk?kind=career&language=Hindi");
  const none = { rows: [], total: 0, next: null, previous: null };
  const { filters } = listView("/desk", list, query, none, {
    kind: { career: "Careers", help: "Help centre", "career:resume": "Career: resume" },
    language: {},
    year: { 2026: "2026-27" },
  });
  expect(filters).toEqual([
    {
      name: "kind",
      label: "Gives",
      value: "career",
      choices: [
        { value: "career", label: "Careers" },
        { value: "help", label: "Help centre" },
      ],
    },
    {
      name: "language",
      label: "language",
      value: "Hindi",
      choices: [
        { value: "Telugu", label: "Telugu" },
        { value: "Hindi", label: "Hindi" },
      ],
    },
    { name: "year", label: "year", value: "", choices: [{ value: "2026", label: "2026-27" }] },
  ]);
});
