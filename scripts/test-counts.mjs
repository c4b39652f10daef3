// Reads the test runners' reports. A run that broke without a failed test still counts as one failure.

export function countVitest(report, exitCode) {
  if (!report) return { passed: 0, failed: 1 };
  // A file that cannot be loaded has no tests in it, so it is counted itself.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some(({ status }) => status === "failed"),
  );
  return settle(report.numPassedTests, report.numFailedTests + brokenFiles.length, exitCode);
}

export function countPlaywright(report, exitCode) {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  // What passed on a second try passed; Playwright lists it as flaky in its own words.
  return settle(expected + flaky, unexpected, exitCode);
}

function settle(passed, failed, exitCode) {
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}
