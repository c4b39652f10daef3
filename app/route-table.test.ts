import { expect, test } from "vitest";
import { findRoute, routeTable } from "./route-table.ts";

const asked = (path: string) => path.replaceAll(/:[a-z]+/gi, "x-1");

test("C9: every address of the table is found, also as data and with a stroke at its end", () => {
  for (const { path } of routeTable) {
    const address = asked(path);
    // An address without a name in it goes before one with.
    const first =
      routeTable.find((route) => route.path === address) ??
      routeTable.find((one) => matches(one.path, address));
    expect(findRoute(address), path).toBe(first);
    expect(findRoute(`${address}.data`), path).toBe(first);
    if (address !== "/") expect(findRoute(`${address}/`), path).toBe(first);
  }
});

test("nothing lives at a name left empty, one part too many or a part in capitals", () => {
  expect(findRoute("/scholarships//")).toBe(findRoute("/scholarships"));
  expect(findRoute("/applications//receipt")).toBeNull();
  expect(findRoute("/scholarships/a/b/c/d/e/f")).toBeNull();
  expect(findRoute("/FAQ")).toBeNull();
  expect(findRoute("/")?.path).toBe("/");
});

/** As the addresses are written, the slow way. */
function matches(path: string, address: string): boolean {
  const body = path.split("/").map((part) => (part.startsWith(":") ? "[^/]+" : part.replaceAll(".", "\\.")));
  return new RegExp(`^${body.join("/")}$`).test(address);
}
