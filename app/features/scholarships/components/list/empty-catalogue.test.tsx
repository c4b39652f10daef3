import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { EmptyCatalogue } from "./empty-catalogue.tsx";

it("O19: the desk of a site without scholarships is told the command and where it is explained", () => {
  const Stub = createRoutesStub([{ path: "/", Component: EmptyCatalogue }]);
  const html = renderToStaticMarkup(<Stub />);
  expect(html).toContain("npm run import:scholarships");
  expect(html).toContain("docs/operations.md");
  expect(html).toContain('href="/admin/scholarships"');
});
