import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { WaitingLine } from "../approvals/approval-view.ts";
import { GiverWork } from "./giver-work.tsx";

const line: WaitingLine = {
  id: "0190a000-0000-7000-8000-000000000001",
  kind: "Voucher",
  title: "Voucher 118",
  amountPaise: 42_000_000,
  askedBy: "Sanjay Bhat",
  isAsked: false,
  mayAnswer: true,
  age: "75 h",
  isLate: true,
};
const html = (element: ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);

test("D21: a giver's home names what waits with its amount, who asked and how late it is, and leads to it", () => {
  const shown = html(<GiverWork lines={[line]} count={1} of="csr" />);
  expect(shown).toContain(`href="/csr/approvals#${line.id}"`);
  expect(shown).toMatch(/Voucher.*₹4,20,000.*Asked by Sanjay Bhat; you answer it/);
  expect(shown).toContain("75 h, limit 48 h");
});

test("D21: one's own comes last and says who answers it; where nothing waits nothing is drawn", () => {
  const own = { ...line, id: "2", title: "Mine", isAsked: true, mayAnswer: false, age: "5 h", isLate: false };
  const shown = html(<GiverWork lines={[own, line]} count={1} of="donor" />);
  expect(shown.indexOf("Voucher 118")).toBeLessThan(shown.indexOf("Mine"));
  expect(shown).toContain("You asked; a colleague answers it");
  expect(shown).toContain("5 h of 48 h");
  expect(html(<GiverWork lines={[]} count={0} of="donor" />)).toBe("");
});
