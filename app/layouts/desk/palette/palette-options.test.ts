import { describe, expect, test } from "vitest";
import type { FoundGroup } from "#app/core/lists/found.ts";
import { markedParts, paletteGroups, stillFitting, wantedOf } from "./palette-options.ts";

const places = [
  { href: "/admin", label: "Super Dashboard" },
  { href: "/admin/payouts", label: "Payouts" },
];
const actions = [{ href: "/admin/payouts", label: "Prepare a payout batch" }];
const row = (id: string, title: string, line = "") => ({ id, title, line, href: `/admin/students/${id}` });
const found: FoundGroup[] = [
  { label: "Students", kind: "people", rows: [row("1", "Sravani Gaddam"), row("2", "Sravan Kumar")] },
  {
    label: "Applications",
    kind: "applications",
    rows: [row("3", "AP-2026-0000061-6", "Sravani Gaddam"), { ...row("4", "Nowhere"), href: null }],
  },
];
const groups = (
  typed: string,
  rest: { found: FoundGroup[]; page: string | null } = { found, page: "/admin/find" },
) =>
  paletteGroups({ typed, places, actions, ...rest }).map(({ label, options }) => [
    label,
    ...options.map((option) => option.label),
  ]);

describe("D30: what the palette offers", () => {
  test("pages and actions come first, so that what is found later moves nothing", () => {
    expect(groups("pay")).toEqual([
      ["Pages", "Payouts"],
      ["Actions", "Prepare a payout batch"],
      ["Students", "Sravani Gaddam", "Sravan Kumar"],
      ["Applications", "AP-2026-0000061-6"],
      [null, "Find “pay” on the find page"],
    ]);
    expect(groups("pay", { found: [], page: "/admin/find" }).slice(0, 2)).toEqual(groups("pay").slice(0, 2));
  });

  test("where there is no find page there is no last line, and nothing typed offers nobody", () => {
    expect(groups("sra", { found, page: null }).at(-1)?.[0]).toBe("Applications");
    expect(groups("", { found: [], page: "/admin/find" })).toEqual([
      ["Pages", "Super Dashboard", "Payouts"],
      ["Actions", "Prepare a payout batch"],
    ]);
  });

  test("@ is a person, # a number, > something to do", () => {
    expect(wantedOf(" @sra ")).toEqual({ wanted: "people", words: "sra" });
    expect(groups("@sra").map(([label]) => label)).toEqual(["Students", null]);
    expect(groups("#sra").map(([label]) => label)).toEqual(["Applications", null]);
    expect(groups(">pay")).toEqual([["Actions", "Prepare a payout batch"]]);
  });

  test("until the next letters are answered, what still fits stays", () => {
    expect(stillFitting(found, "sravani").map(({ rows }) => rows.map(({ id }) => id))).toEqual([
      ["1"],
      ["3"],
    ]);
  });

  test("what was typed is marked wherever it stands", () => {
    expect(markedParts("Sravan, sra", "sra").map(({ text, isMarked }) => [text, isMarked])).toEqual([
      ["Sra", true],
      ["van, ", false],
      ["sra", true],
    ]);
    expect(markedParts("Any", "")).toEqual([{ at: 0, text: "Any", isMarked: false }]);
  });
});
