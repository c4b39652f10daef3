import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { root } from "../../scripts/docs/load-modules.ts";
import { tempFolder } from "../support/temp-folder.ts";

// Plain JavaScript, since it runs before anything is installed.
const { countPlaywright, countVitest, slowestFiles } = await import(`${root}/scripts/test-counts.mjs`);

// Each case starts a program of its own, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const folder = tempFolder("generated-docs");

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

const counts = (passed: number, failed: number) => expect.objectContaining({ passed, failed });

test("npm test counts a run that broke without a failed test as one failure", () => {
  const empty = { numPassedTests: 3, numFailedTests: 0, testResults: [] };
  expect(countVitest(empty, 1)).toEqual(counts(3, 1));
  expect(countVitest(empty, 0)).toEqual(counts(3, 0));
  expect(countVitest(null, 1)).toEqual(counts(0, 1));
  const stats = { expected: 0, unexpected: 0, flaky: 0 };
  expect(countPlaywright({ stats, suites: [] }, 1)).toEqual(counts(0, 1));
});

test("npm test names each failed test with the first line of its cause", () => {
  const failed = { status: "failed", fullName: "a > b", failureMessages: ["\u001b[31mnot so\nat line 3"] };
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      {
        ...{ name: "x.test.ts", status: "failed", startTime: 100, endTime: 350 },
        assertionResults: [failed, { status: "passed" }],
      },
      {
        ...{ name: "y.test.ts", status: "failed", startTime: 100, endTime: 101 },
        message: "cannot be loaded",
        assertionResults: [],
      },
    ],
  };
  expect(countVitest(report, 1)).toEqual({
    passed: 3,
    failed: 2,
    names: ["x.test.ts › a > b\n    not so", "y.test.ts\n    cannot be loaded"],
    times: [
      ["x.test.ts", 250],
      ["y.test.ts", 1],
    ],
  });
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    file: "j.spec.ts",
    line: 4,
    tests: [{ results: [{ duration: 20, errors: ok ? [] : [{ message: "not seen" }] }] }],
  });
  const suites = [{ specs: [spec("fine", true)], suites: [{ specs: [spec("sad", false)] }] }];
  const counted = countPlaywright({ stats: { expected: 4, unexpected: 1, flaky: 1 }, suites }, 1);
  expect(counted).toMatchObject({ passed: 5, failed: 1, names: ["j.spec.ts:4 › sad\n    not seen"] });
  expect(slowestFiles(counted.times, 3)).toEqual([["j.spec.ts", 40]]);
});
