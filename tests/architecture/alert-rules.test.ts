import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { registry } from "#app/core/requests/observing/metrics.server.ts";
import { listFiles, root } from "../../scripts/docs/load-modules.ts";
// The metrics are made by the files that count: all of them, as the server loads them.
import "#app/adapters/watch-calls.server.ts";
import "#app/features/identity/server/otp/send-otp.server.ts";
import "#app/features/identity/server/otp/consume-otp.server.ts";
import "#server/http/metrics/database-metrics.ts";
import "#server/http/metrics/server-metrics.ts";
import "#server/lifecycle/readiness.ts";

const known = new Map(registry.getMetricsAsArray().map((metric) => [metric.name, metric]));
const dashboards = listFiles("deploy/grafana/*.json");
const ruleFiles = listFiles("deploy/prometheus/*.rules.yml");

type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

function expressions(): { where: string; expr: string }[] {
  const ofRules = ruleFiles.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/^\s+expr: (.+)$/gm)].map(([, expr = ""]) => ({
      where: file,
      expr,
    })),
  );
  const ofPanels = dashboards.flatMap((file) =>
    (JSON.parse(readFileSync(join(root, file), "utf8")) as Dashboard).panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }) => ({ where: `${file}: ${title}`, expr })),
    ),
  );
  return [...ofRules, ...ofPanels];
}

/** Metric names with the labels asked of them: words before "{", "[" or the end, that are no functions. */
function asked(expr: string): { name: string; labels: string[] }[] {
  const functions = /^(sum|max|min|by|rate|increase|abs|absent|topk|histogram_quantile|and|or|le|on)$/;
  const groups = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = ""]) => names.split(/,\s*/));
  const plain = expr.replaceAll(/\bby \([^)]*\)/g, " ");
  return [...plain.matchAll(/\b([a-z][a-z_]+)\b(?:\{([^}]*)\})?(?!\s*=)/g)]
    .map(([, name = "", selector = ""]) => ({
      name,
      labels: [...[...selector.matchAll(/(\w+)\s*[=!]/g)].map(([, label = ""]) => label), ...groups],
    }))
    .filter(({ name }) => !functions.test(name));
}

const baseName = (name: string) => (known.has(name) ? name : name.replace(/_(count|sum|bucket)$/, ""));

describe("O14, O16: what is shipped for Prometheus and Grafana asks for metrics that exist", () => {
  test("there are rules and a dashboard", () => {
    expect([ruleFiles.length, dashboards.length]).toEqual([1, 1]);
    expect(expressions().length).toBeGreaterThan(25);
  });

  test.each(expressions())("$where: $expr", ({ expr }) => {
    const parts = asked(expr.replaceAll(/"[^"]*"/g, '""'));
    expect(parts.length).toBeGreaterThan(0);
    for (const { name, labels } of parts) {
      const metric = known.get(baseName(name)) as { labelNames?: string[] } | undefined;
      expect(metric, name).toBeDefined();
      const own = [...(metric?.labelNames ?? []), "le"];
      expect(
        labels.filter((label) => !own.includes(label)),
        name,
      ).toEqual([]);
    }
  });

  test("a metric that does not exist would be found", () => {
    expect(asked('rate(no_such_total{lane="a"}[5m]) > 1')).toEqual([
      { name: "no_such_total", labels: ["lane"] },
    ]);
  });

  const promtool = ["/usr/bin/promtool", "/usr/local/bin/promtool"].find((path) => existsSync(path));
  test.skipIf(!promtool)("promtool accepts the rules", () => {
    const { status, stdout, stderr } = spawnSync(
      promtool ?? "",
      ["check", "rules", ...ruleFiles.map((file) => join(root, file))],
      { encoding: "utf8" },
    );
    expect(`${stdout}${stderr}`).toMatch(/\d+ rules found/);
    expect(status).toBe(0);
  });
});
