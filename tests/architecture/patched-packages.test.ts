import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PgPreparedQuery } from "drizzle-orm/pg-core";
import { describe, expect, test } from "vitest";
import { leanClient } from "../../scripts/building/lean-client.ts";
import { root } from "../../scripts/docs/load-modules.ts";

// C13: where we change what a package does, an upgrade that looks otherwise must not pass unseen.
const packageFile = (path: string) => join(root, "node_modules", path);
const textOf = (path: string) => readFileSync(packageFile(path), "utf8");

function made(path: string, environment = "client"): string {
  const { transform } = leanClient() as unknown as {
    transform(this: object, code: string, id: string): { code: string } | null;
  };
  const code = textOf(path);
  return transform.call({ environment: { name: environment } }, code, packageFile(path))?.code ?? code;
}

const router = "react-router/dist/production/lib";

describe("what a build leaves out of its packages is still there to be left out", () => {
  test.each([
    ["dom/ssr/fog-of-war.js", "!isFogOfWarEnabled(routeDiscovery, ssr)"],
    ["router/router.js", "if (init.instrumentations)"],
  ])("React Router's %s", (file, text) => {
    expect(textOf(`${router}/${file}`)).toContain(text);
    expect(made(`${router}/${file}`)).not.toContain(text);
    expect(made(`${router}/${file}`, "ssr")).toContain(text);
  });

  test.each(["chevron-left", "users"])("lucide's icon %s", (icon) => {
    const path = `lucide-react/dist/esm/icons/${icon}.mjs`;
    expect(textOf(path)).toMatch(/size: 24,[\s\S]*key: "/);
    expect(made(path)).not.toMatch(/size: 24|key: "/);
    expect(made(path).includes("points: true")).toBe(icon === "chevron-left");
    expect(textOf(path)).toContain("createLucideIcon.mjs");
  });
});

test("the page's start script is written as app/layouts/start-after-paint.ts reads it", () => {
  const text = textOf(`${router}/dom/ssr/components.js`);
  expect(text).toContain("import * as ");
  expect(text).toContain("modulepreload");
});

test("every query of Drizzle goes through the one method that app/db/opening/watch-queries.server.ts stands in for", () => {
  const { queryWithCache } = PgPreparedQuery.prototype as unknown as { queryWithCache: unknown };
  expect(queryWithCache).toBeTypeOf("function");
});
