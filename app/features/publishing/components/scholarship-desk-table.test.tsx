import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ScholarshipDeskTable } from "./scholarship-desk-table.tsx";

test("a filter that nothing matches says so, instead of a table without rows", () => {
  const html = renderToStaticMarkup(<ScholarshipDeskTable rows={[]} />);
  expect(html).toContain("No record matches");
  expect(html).not.toContain("<table");
});
