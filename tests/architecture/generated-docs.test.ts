import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { root } from "../../scripts/docs/load-modules.ts";

// Plain JavaScript, since it runs before anything is installed.
const { countPlaywright, countVitest } = await import(`${root}/scripts/test-counts.mjs`);

// Each case starts a program of its own, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), "generated-docs-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function generate(...more: string[]) {
  const script = join(root, "scripts/generate-docs.ts");
  return spawnSync(process.execPath, [script, "--into", folder, ...more], { encoding: "utf8" });
}

test("fresh documents pass the check; a stale and a missing one fail it by name, and the check writes nothing", () => {
  expect(generate().status).toBe(0);
  expect(generate("--check")).toMatchObject({ status: 0, stderr: "" });
  appendFileSync(join(folder, "routes.md"), "| `/invented` |\n");
  rmSync(join(folder, "permissions.md"));
  const { status, stderr } = generate("--check");
  expect(status).toBe(1);
  expect(stderr).toContain("routes.md");
  expect(stderr).toContain("permissions.md");
  expect(stderr).not.toContain("tables.md");
  expect(existsSync(join(folder, "permissions.md"))).toBe(false);
});

test("npm test counts a run that broke without a failed test as one failure", () => {
  const file = (status: string, ...tests: string[]) => ({
    status,
    assertionResults: tests.map((state) => ({ status: state })),
  });
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [file("failed", "failed"), file("failed")],
  };
  expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 2 });
  expect(countVitest({ numPassedTests: 3, numFailedTests: 0, testResults: [] }, 1)).toEqual({
    passed: 3,
    failed: 1,
  });
  expect(countVitest({ numPassedTests: 3, numFailedTests: 0, testResults: [] }, 0)).toEqual({
    passed: 3,
    failed: 0,
  });
  expect(countVitest(null, 1)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright({ stats: { expected: 4, unexpected: 1, flaky: 1 } }, 1)).toEqual({
    passed: 5,
    failed: 1,
  });
  expect(countPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0 } }, 1)).toEqual({
    passed: 0,
    failed: 1,
  });
});
