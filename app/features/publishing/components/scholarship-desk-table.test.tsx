import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { DeskScholarship } from "#app/features/scholarships/lists/desk-scholarship.ts";
import { ScholarshipDeskTable } from "./scholarship-desk-table.tsx";

const record: DeskScholarship = {
  ...{ id: "1", slug: "a", title: "A", provider: "B", statusLabel: "Active", status: "active" },
  ...{ confidence: "high", sources: [], checkedOn: "2026-11-18", isOld: false, differs: null },
  ...{ season: null, events: [] },
};

test("a record says how many sources it names, in words where it names none", () => {
  const shown = (sources: string[]) =>
    renderToStaticMarkup(
      <RouterProvider
        router={createMemoryRouter([
          { path: "/", element: <ScholarshipDeskTable rows={[{ ...record, sources }]} /> },
        ])}
      />,
    );
  expect(shown([])).toContain("no source named, confidence high");
  expect(shown(["x"])).toContain("1 source, confidence high");
  expect(shown(["x", "y"])).toContain("2 sources, confidence high");
});
