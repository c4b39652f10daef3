import { describe, expect, test } from "vitest";
import { safeNext } from "./safe-next.ts";

describe("where to go on after signing in", () => {
  test.each([["/student/dashboard"], ["/apply?scholarship=12&step=2"], ["/admin/claims/7"], ["/"]])(
    "%s stays",
    (path) => expect(safeNext(path)).toBe(path),
  );

  test.each([
    ["https://evil.example/"],
    ["//evil.example/"],
    ["/\\evil.example"],
    ["/\tevil"],
    ["/%09/evil".replace("%09", "\t")],
    ["javascript:alert(1)"],
    ["student/dashboard"],
    [""],
    ["/login?next=/x"],
    ["/login/student"],
    ["/logout"],
    [`/${"a".repeat(600)}`],
    ["/..//evil.example"],
    ["/.//evil.example"],
    [null],
    [7],
  ])("%j is dropped", (value) => expect(safeNext(value)).toBeNull());
});
