import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { HolderPart } from "./holder-part.tsx";
import { WorkPanel } from "./work-panel.tsx";
import type { WorkLine } from "./work-view.ts";

const line: WorkLine = {
  kind: "claim",
  id: "0190a000-0000-7000-8000-000000000001",
  title: "CLM-2026-000001",
  words: "Claim",
  href: "/admin/claim-management/1",
  age: "75 h",
  due: "17 Nov 2026, 5:00 pm",
  clock: { words: "27 h late", tone: "late", at: "17 Nov 2026, 5:00 pm" },
  isLate: true,
  holderId: "0190a000-0000-7000-8000-000000000002",
  holder: "Meera Rao",
  isMine: false,
};
const html = (element: ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);

test("D32: the home says how many are mine, my team's and nobody's, which are late, and leads to each", () => {
  const queue = { kind: "claim", title: "Claims to decide", mine: 4, team: 7, nobody: 0, late: 2 };
  const work = {
    queues: [{ ...queue, oldest: "75 h", limit: "48 h", used: 1.5625, isLate: true }],
    next: [line],
    mine: 4,
    all: 11,
    late: 2,
    href: "/admin/work",
  };
  const shown = html(<WorkPanel work={work} />);
  expect(shown).toContain("4 of 11, 2 late");
  expect(shown).toContain('href="/admin/work?kind=claim&amp;whose=team"');
  expect(shown).not.toContain("whose=nobody");
  expect(shown).toContain("75 h, 2 late");
  expect(shown).toContain("48 h");
  // Picture 35: over its limit the bar is full, and it says so by its colour.
  expect(shown).toContain('class="agebar agebar--late"');
  expect(shown).toContain('<rect width="100%" height="8" y="4" rx="4"></rect>');
  // In red with its shape, and the moment for whoever does not see the colour.
  expect(shown).toMatch(
    /class="due due--late"[^>]*><svg.*?27 h late<span class="vh">, due 17 Nov 2026, 5:00 pm</,
  );
});

test("D32: late queues come first, and one where nothing waits is named below, not drawn as a row", () => {
  const nothing = {
    mine: 0,
    team: 0,
    nobody: 0,
    late: 0,
    oldest: null,
    limit: "48 h",
    used: null,
    isLate: false,
  };
  const queues = [
    { ...nothing, kind: "payout", title: "Payouts to approve" },
    { ...nothing, kind: "application", title: "Applications", nobody: 3, oldest: "30 h" },
    {
      ...nothing,
      kind: "claim",
      title: "Claims to decide",
      nobody: 2,
      late: 1,
      oldest: "75 h",
      isLate: true,
    },
  ];
  const shown = html(
    <WorkPanel work={{ queues, next: [], mine: 0, all: 5, late: 1, href: "/admin/work" }} />,
  );
  expect(shown.indexOf("Claims to decide")).toBeLessThan(shown.indexOf("Applications"));
  expect(shown.match(/<tr/g)).toHaveLength(3);
  expect(shown).toContain("Payouts to approve.</p>");
});

test("D32: what a colleague has is taken over by a question with her name; one's own is put back", () => {
  const part = (work: WorkLine) =>
    html(<HolderPart work={work} people={[]} action="/admin/work" next="/admin" />);
  expect(part(line)).toContain("Take over…");
  expect(part(line)).toMatch(/<b>Meera Rao<\/b> has (<!-- -->)?CLM-2026-000001/);
  expect(part({ ...line, isMine: true })).toContain("Put back");
  expect(part({ ...line, holder: null, holderId: null })).toContain("Take it");
});
