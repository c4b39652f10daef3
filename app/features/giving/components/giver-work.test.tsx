import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { WaitingLine } from "../approvals/approval-view.ts";
import type { GiverTask } from "../work/giver-task.ts";
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
  tone: "late",
  isLate: true,
};
const html = (element: ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);

test("D21: a giver's home names what waits with its amount, who asked and how late it is, and leads to it", () => {
  const shown = html(<GiverWork lines={[line]} tasks={[]} count={1} of="csr" />);
  expect(shown).toContain(`href="/csr/approvals#${line.id}"`);
  expect(shown).toMatch(/Voucher.*₹4,20,000.*Asked by Sanjay Bhat; you answer it/);
  expect(shown).toContain("75 h, limit 48 h");
});

test("D21: one's own comes last and says who answers it", () => {
  const own = { ...line, id: "2", title: "Mine", isAsked: true, mayAnswer: false, age: "5 h", isLate: false };
  const shown = html(<GiverWork lines={[own, line]} tasks={[]} count={1} of="donor" />);
  expect(shown.indexOf("Voucher 118")).toBeLessThan(shown.indexOf("Mine"));
  expect(shown).toContain("You asked; a colleague answers it");
  expect(shown).toContain("5 h of 48 h");
});

test("D21: where nothing waits the home says so, and what would stand there", () => {
  const shown = html(<GiverWork lines={[]} tasks={[]} count={0} of="donor" />);
  expect(shown).toContain("Nothing waits.");
  expect(shown).toContain("pledges to pay stand here");
});

test("D21: what else is to be done stands with its clock, one's own before what colleagues do", () => {
  const task = (id: string, who: string | null, isLate = false): GiverTask => ({
    id,
    title: `Task ${id}`,
    kind: "Certificate",
    href: "/csr?tab=compliance#board",
    clock: isLate ? "3 days late" : "by 30 Nov 2026, 11 days left",
    isLate,
    who,
  });
  const tasks = [task("theirs", "an owner or finance does it"), task("mine", null, true)];
  const shown = html(<GiverWork lines={[line]} tasks={tasks} count={1} of="csr" />);
  expect(shown).toMatch(/Voucher 118.*Task mine.*3 days late.*Task theirs.*an owner or finance does it/s);
  expect(shown).toMatch(/What waits for me.*>2</s);
});
