import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { ICruiseResult } from "dependency-cruiser";
import { cruise } from "dependency-cruiser";
import { beforeAll, describe, expect, test } from "vitest";
import { root } from "../../scripts/docs/load-modules.ts";
import { tempFolder } from "../support/temp-folder.ts";

const { forbidden, options } = createRequire(import.meta.url)("../../.dependency-cruiser.cjs");

type Import = { from: string; to: string; typeOnly?: boolean };

/** One forbidden import per rule, or several where a rule has several halves. */
const forbiddenImports: (Import & { rule: string })[] = [
  { rule: "core-imports-npm-only", from: "app/core/a.ts", to: "app/db/opening/client.server.ts" },
  {
    rule: "core-imports-npm-only",
    from: "app/core/b.ts",
    to: "app/features/identity/role.ts",
    typeOnly: true,
  },
  { rule: "ui-imports-core-only", from: "app/ui/a.tsx", to: "app/features/identity/role.ts" },
  { rule: "ui-imports-core-only", from: "app/ui/b.tsx", to: "app/db/schema/account.ts", typeOnly: true },
  { rule: "db-imports-core-only", from: "app/db/a.server.ts", to: "app/features/identity/role.ts" },
  {
    rule: "adapters-import-core-only",
    from: "app/adapters/a.server.ts",
    to: "app/db/opening/client.server.ts",
  },
  { rule: "routes-import-route-lists-only", from: "app/routes.ts", to: "app/features/identity/role.ts" },
  { rule: "routes-import-route-lists-only", from: "app/route-table.ts", to: "app/ui/button.tsx" },
  {
    rule: "layouts-import-ui-core-identity",
    from: "app/layouts/a.tsx",
    to: "app/features/content/article.ts",
  },
  {
    rule: "layouts-import-ui-core-identity",
    from: "app/layouts/b.tsx",
    to: "app/db/opening/client.server.ts",
  },
  {
    rule: "pages-import-verbs-and-components",
    from: "app/features/applications/pages/a-page.tsx",
    to: "app/db/opening/client.server.ts",
  },
  {
    rule: "pages-import-verbs-and-components",
    from: "app/features/applications/pages/b-page.tsx",
    to: "app/adapters/sms.server.ts",
  },
  {
    rule: "components-import-no-server-code",
    from: "app/features/applications/components/a.tsx",
    to: "app/features/applications/server/sending/submit-application.server.ts",
  },
  {
    rule: "components-import-no-server-code",
    from: "app/features/applications/components/b.tsx",
    to: "app/db/schema/account.ts",
  },
  {
    rule: "room-server-imports-no-ui",
    from: "app/features/applications/server/a.server.ts",
    to: "app/ui/button.tsx",
  },
  {
    rule: "room-server-imports-no-ui",
    from: "app/features/applications/server/b.server.ts",
    to: "app/features/applications/components/card.tsx",
  },
  {
    rule: "pure-files-import-pure-files",
    from: "app/features/applications/a-status.ts",
    to: "app/features/applications/server/sending/submit-application.server.ts",
  },
  {
    rule: "pure-files-import-pure-files",
    from: "app/features/applications/forms/b.ts",
    to: "app/ui/button.tsx",
  },
  {
    rule: "pure-files-import-db-types-only",
    from: "app/features/applications/c-permissions.ts",
    to: "app/db/schema/account.ts",
  },
  {
    rule: "browser-code-imports-no-server-file",
    from: "app/features/applications/components/c.tsx",
    to: "app/core/settings/env.server.ts",
  },
  {
    rule: "browser-code-imports-no-server-file",
    from: "app/ui/c.tsx",
    to: "app/core/settings/env.server.ts",
  },
  {
    rule: "browser-code-imports-no-server-file",
    from: "app/features/applications/d-status.ts",
    to: "app/core/settings/env.server.ts",
  },
  {
    rule: "feature-without-rank",
    from: "app/features/weather/weather.ts",
    to: "app/core/money.ts",
  },
  {
    rule: "nobody-imports-a-page",
    from: "app/features/applications/pages/c-page.tsx",
    to: "app/features/applications/pages/application-page.tsx",
  },
  {
    rule: "nobody-imports-a-page",
    from: "server/a.ts",
    to: "app/features/applications/pages/application-page.tsx",
  },
  {
    rule: "nobody-imports-a-page",
    from: "app/portals/student/a.tsx",
    to: "app/features/applications/pages/application-page.tsx",
  },
  {
    rule: "nobody-imports-a-page",
    from: "app/features/applications/server/g.server.ts",
    to: "app/features/applications/applications-file.ts",
  },
  {
    rule: "nobody-imports-a-portal",
    from: "app/features/applications/g.ts",
    to: "app/portals/student/student-tabs.ts",
    typeOnly: true,
  },
  {
    rule: "portals-do-not-import-each-other",
    from: "app/portals/donor/b.tsx",
    to: "app/portals/student/student-tabs.ts",
  },
  {
    rule: "components-import-no-server-code",
    from: "app/portals/donor/c.tsx",
    to: "app/portals/donor/read-tab.server.ts",
  },
  {
    rule: "pages-import-verbs-and-components",
    from: "app/portals/donor/d-page.tsx",
    to: "app/db/opening/client.server.ts",
  },
  { rule: "nobody-imports-tests", from: "app/core/c.ts", to: "tests/support/factory.ts" },
  { rule: "nobody-imports-tests", from: "server/b.ts", to: "app/core/money.test.ts" },
  { rule: "no-barrel", from: "app/ui/d.tsx", to: "app/ui/fields/index.ts" },
  { rule: "no-unresolvable", from: "app/core/d.ts", to: "app/core/nowhere.ts" },
];

/** The ranks as docs/architecture.md gives them, lowest first: page and rules must agree. */
const rooms = [
  ...readFileSync(join(root, "docs/architecture.md"), "utf8").matchAll(/^\| \d+ \| (.+) \|$/gm),
].map(([, names = ""]) =>
  names
    .replace(/\([^)]*\)/g, "")
    .split("·")
    .map((name) => name.trim()),
);

// Each room against its neighbours of the same rank and every room above it.
const forbiddenRanks: (Import & { rule: string })[] = rooms.flatMap((sameRank, rank) =>
  sameRank.flatMap((room) =>
    [...sameRank.filter((other) => other !== room), ...rooms.slice(rank + 1).flat()].map((higher) => ({
      rule: `rank-of-${room}`,
      from: `app/features/${room}/knows-${higher}.ts`,
      to: `app/features/${higher}/${higher}-words.ts`,
    })),
  ),
);

const allowedImports: Import[] = [
  { from: "app/features/applications/e-status.ts", to: "app/db/schema/account.ts", typeOnly: true },
  {
    from: "app/features/applications/pages/e-page.tsx",
    to: "app/features/identity/server/find-actor.server.ts",
  },
  { from: "app/features/applications/pages/f-page.tsx", to: "app/features/applications/components/card.tsx" },
  { from: "app/features/applications/pages/g-page.tsx", to: "app/core/settings/env.server.ts" },
  {
    from: "app/features/applications/components/e.tsx",
    to: "app/features/scholarships/components/badge.tsx",
  },
  { from: "app/features/applications/components/f.tsx", to: "app/features/identity/role.ts" },
  { from: "app/features/applications/server/e.server.ts", to: "app/adapters/sms.server.ts" },
  { from: "app/features/applications/server/f.server.ts", to: "app/db/opening/client.server.ts" },
  {
    from: "app/features/applications/pages/h-page.tsx",
    to: "app/features/applications/messages/a.messages.server.ts",
  },
  { from: "app/layouts/e.tsx", to: "app/features/identity/server/find-actor.server.ts" },
  { from: "app/db/e.server.ts", to: "app/core/settings/env.server.ts" },
  { from: "app/portals/donor/e-page.tsx", to: "app/features/giving/components/card.tsx" },
  {
    from: "app/portals/donor/e.server.ts",
    to: "app/features/giving/server/donations/list-donations.server.ts",
  },
  { from: "server/e.ts", to: "app/features/applications/server/sending/submit-application.server.ts" },
  { from: "app/core/e.test.ts", to: "tests/support/factory.ts" },
];

const circle: Import[] = [
  { from: "app/core/round.ts", to: "app/core/and-round.ts" },
  { from: "app/core/and-round.ts", to: "app/core/round.ts" },
];

describe("the import rules bite", () => {
  let folder: string;
  let broken: Map<string, string[]>;

  beforeAll(async () => {
    folder = tempFolder("import-rules");
    const manifest = {
      type: "module",
      imports: { "#*": "./*" },
      devDependencies: { "only-for-tests": "1.0.0" },
    };
    write(folder, "package.json", JSON.stringify(manifest));
    const imports = [...forbiddenImports, ...forbiddenRanks, ...allowedImports, ...circle];
    for (const { to } of imports) if (!to.includes("nowhere")) write(folder, to, "export const thing = 1;\n");
    for (const { from, to, typeOnly } of imports) {
      const word = typeOnly ? "import type" : "import";
      write(folder, from, `${word} { thing } from "#${to}";\nexport const mine = thing;\n`);
    }
    write(folder, "app/core/forgotten.ts", "export const forgotten = 1;\n");
    write(folder, "server/package-use.ts", `import "only-for-tests";\n`);
    write(folder, "node_modules/only-for-tests/package.json", `{"name":"only-for-tests","main":"index.js"}`);
    write(folder, "node_modules/only-for-tests/index.js", "");
    broken = await violations(folder);
  }, 60_000);

  test.each(forbiddenImports)("$rule: $from may not import $to", ({ rule, from }) => {
    expect(broken.get(from)).toEqual([rule]);
  });

  test.each(rooms.flat())("rank: %s may not import its neighbours or a room above it", (room) => {
    const cases = forbiddenRanks.filter(({ rule }) => rule === `rank-of-${room}`);
    expect(cases.length).toBeGreaterThan(0);
    for (const { rule, from } of cases) expect(broken.get(from), from).toEqual([rule]);
  });

  test.each(allowedImports)("allowed: $from may import $to", ({ from }) => {
    expect(broken.get(from)).toBeUndefined();
  });

  test("no-circle: two files that import each other", () => {
    // A circle is reported once, at whichever file the walk meets first.
    const found = [broken.get("app/core/round.ts"), broken.get("app/core/and-round.ts")];
    expect(found.filter(Boolean)).toEqual([["no-circle"]]);
  });

  test("no-orphan: a file that nobody imports and that imports nothing", () => {
    expect(broken.get("app/core/forgotten.ts")).toEqual(["no-orphan"]);
  });

  test("no-dev-package-at-run-time: a package of devDependencies in the server", () => {
    expect(broken.get("server/package-use.ts")).toEqual(["no-dev-package-at-run-time"]);
  });

  test("every rule of the configuration is proved by a case above", () => {
    const proved = new Set([...broken.values()].flat());
    const names: string[] = forbidden.map(({ name }: { name: string }) => name);
    expect(names.filter((name) => !proved.has(name))).toEqual([]);
  });
});

function write(folder: string, path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** The names of the broken rules by the file that breaks them. */
async function violations(folder: string): Promise<Map<string, string[]>> {
  const { output } = await cruise(["app", "server"], {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden },
  });
  const found = new Map<string, string[]>();
  for (const { from, rule } of (output as ICruiseResult).summary.violations) {
    found.set(from, [...(found.get(from) ?? []), rule.name]);
  }
  return found;
}
