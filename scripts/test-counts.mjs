// Reads the test runners' reports. A run that broke without a failed test still counts as one failure.
// `names` are told again at the end of `npm test`: of a long output often only the end is kept.
import { stripVTControlCharacters } from "node:util";

export function countVitest(report, exitCode) {
  if (!report) return { passed: 0, failed: 1 };
  // A file that cannot be loaded has no tests in it, so it is counted itself.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some(({ status }) => status === "failed"),
  );
  const names = report.testResults.flatMap((file) => [
    ...(brokenFiles.includes(file) ? [told(file.name, file.message)] : []),
    ...file.assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => told(`${file.name} › ${fullName}`, failureMessages[0])),
  ]);
  const times = report.testResults.map(({ name, startTime, endTime }) => [name, endTime - startTime]);
  return {
    ...settle(report.numPassedTests, report.numFailedTests + brokenFiles.length, exitCode),
    names,
    times,
  };
}

export function countPlaywright(report, exitCode) {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  // What passed on a second try passed; Playwright lists it as flaky in its own words.
  const specs = specsOf(report.suites);
  const times = specs.map(({ file, tests }) => [
    file,
    tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  ]);
  const names = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) =>
      told(`${file}:${line} › ${title}`, tests[0]?.results[0]?.errors[0]?.message),
    );
  return { ...settle(expected + flaky, unexpected, exitCode), names, times };
}

/** The files that took longest, so that who shortens the run knows where to begin: `[file, milliseconds]`. */
export function slowestFiles(times, most) {
  const sums = new Map();
  for (const [file, took] of times) sums.set(file, (sums.get(file) ?? 0) + took);
  return [...sums].sort(([, one], [, other]) => other - one).slice(0, most);
}

function specsOf(suites = []) {
  return suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites)]);
}

function told(name, message) {
  const cause = stripVTControlCharacters(message ?? "")
    .split("\n", 1)[0]
    .slice(0, 300);
  return cause ? `${name}\n    ${cause}` : name;
}

function settle(passed, failed, exitCode) {
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}
