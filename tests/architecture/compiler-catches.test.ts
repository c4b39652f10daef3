import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { root } from "../../scripts/docs/load-modules.ts";

// Each case starts a program of its own, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

// The compiler is a check of the project like any other: what it must catch is shown here.
describe("the compiler refuses", () => {
  let folder: string;

  beforeAll(() => {
    // Inside the project, so that packages and #app resolve; ignored by everything else.
    mkdirSync(join(root, "test-results"), { recursive: true });
    folder = mkdtempSync(join(root, "test-results", "compiler-"));
    const config = { extends: "../../tsconfig.json", include: ["./*.ts"], exclude: [] };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function compile(source: string): string {
    writeFileSync(join(folder, "fixture.ts"), source);
    const tsc = join(root, "node_modules", "typescript-7", "bin", "tsc");
    const { stdout } = spawnSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8", cwd: root });
    return stdout;
  }

  const catalogues = (telugu: string) => `
    import { defineMessages } from "#app/core/words/i18n.ts";
    export const messages = defineMessages({
      en: { title: "Scholarships", menu: { home: "Home" } },
      te: ${telugu},
      hi: { title: "छात्रवृत्तियाँ", menu: { home: "होम" } },
    });`;

  test("a missing translation", () => {
    expect(compile(catalogues(`{ title: "స్కాలర్‌షిప్‌లు", menu: { home: "హోమ్" } }`))).toBe("");
    expect(compile(catalogues(`{ title: "స్కాలర్‌షిప్‌లు", menu: {} }`))).toContain("Property 'home' is missing");
  });

  test("a word that is in no catalogue", () => {
    const asks = (key: string) => `
      import { useTranslations } from "use-intl";
      import type {} from "#app/messages.d.ts";
      export const word = () => useTranslations("shell")("${key}");`;
    expect(compile(asks("noSuchWord"))).toContain("noSuchWord");
  });

  test("O3a, O3b: jobs and a database whose trouble nobody is told of", () => {
    const opens = (jobs: string, database: string) => `
      import { connectDatabase } from "#app/db/opening/client.server.ts";
      import { openJobs } from "#app/db/jobs/jobs.server.ts";
      export const work = () => openJobs([]${jobs});
      export const data = () => connectDatabase({ DATA_DIR: "" }${database});`;
    const onError = ", { onError: () => undefined }";
    const onSlowQuery = ", { onSlowQuery: () => undefined }";
    expect(compile(opens(onError, onSlowQuery))).toBe("");
    expect(compile(opens("", onSlowQuery))).toContain("Expected 2 arguments");
    expect(compile(opens(onError, ""))).toContain("Expected 2 arguments");
  });

  test("T12: a route without an access entry", () => {
    const route = (access: string) => `
      import { defineRoutes } from "#app/core/requests/define-routes.ts";
      export const routes = defineRoutes("content", [
        { path: "/a", file: "features/content/pages/a-page.tsx", layout: "public" ${access} },
      ]);`;
    expect(compile(route(`, access: "everyone"`))).toBe("");
    expect(compile(route(""))).toContain("Property 'access' is missing");
  });

  test("T12: a check of an action that no matrix knows", () => {
    const check = (action: string) => `
      import { definePermissions, visitor } from "#app/core/portals/permissions.ts";
      const permissions = definePermissions("thing", { "thing.read": { student: true } });
      export const may = permissions.can(visitor, "${action}");`;
    expect(compile(check("thing.read"))).toBe("");
    expect(compile(check("thing.sell"))).toContain("thing.sell");
  });

  test("a status without its row, and a way to nowhere", () => {
    const machine = (closed: string, to: string) => `
      import { defineMachine } from "#app/core/state-machine.ts";
      const words = { label: "x", tone: "info", told: "x", heldBy: null } as const;
      export const machine = defineMachine({
        name: "enquiry", initial: "open", states: { open: words, closed: words },
        transitions: { open: { close: { to: "${to}", by: ["admin"], label: "Close", told: "Closed." } } ${closed} },
      });`;
    expect(compile(machine(", closed: {}", "closed"))).toBe("");
    expect(compile(machine("", "closed"))).toContain("'closed' is missing");
    expect(compile(machine(", closed: {}", "gone"))).toContain("gone");
  });
});
