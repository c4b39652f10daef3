import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { listFiles, root } from "../../scripts/docs/load-modules.ts";
import { ownFormats } from "./exceptions/own-formats.ts";
import { translators } from "./exceptions/translating-verbs.ts";

// Each rule reads thousands of files, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

type Source = { path: string; text: string };
type Rule = {
  name: string;
  /** The sources it looks at. */
  files: string[];
  /** What is wrong with a source, or null. */
  problem: (source: Source) => string | null;
  /** A source that breaks it: proof that the rule bites. */
  broken: Source;
  /** Files that may, and why. */
  allowed?: Record<string, string>;
};

/**
 * What a room's verbs share, named by a noun: a list of jobs, how a stored row reads, an envelope, an index,
 * the reader of a format, the words of an answer, a small state kept between steps.
 */
const nounFiles =
  /-(envelope|index|jobs|parts|query|row|rows|search|state|tokens|version|words)$|\.messages$/;

const code = ["app/**/*.ts", "app/**/*.tsx", "server/**/*.ts"];
const words = [...code, "app/**/*.md"];

/** Pages, dispatchers and verbs: all but the mechanisms themselves. */
const pressed = [
  "app/features/**/*.ts",
  "app/features/**/*.tsx",
  "app/portals/**/*.ts",
  "app/portals/**/*.tsx",
];

const rules: Rule[] = [
  {
    name: "nothing is called utils, helpers, common, misc, types or service",
    files: [...code, "scripts/**/*.{ts,mjs}", "bench/**/*.ts", "tests/**/*.ts"],
    problem: ({ path }) =>
      path
        .split("/")
        .find((part) => /^(utils?|helpers?|common|misc|types|services?|shared|lib)(\.|$)/.test(part)) ?? null,
    broken: { path: "app/features/reviews/utils.ts", text: "" },
  },
  {
    name: "what a test writes goes into a tempFolder, which goes when its file is through",
    files: [
      "app/**/*.test.{ts,tsx}",
      "server/**/*.test.ts",
      "tests/{access,architecture,process,support}/*.ts",
    ],
    problem: ({ text }) => text.match(/^import \{[^}]*\btmpdir\b/m)?.[0] ?? null,
    broken: { path: "app/db/a.test.ts", text: 'import { tmpdir } from "node:os";' },
    allowed: {
      "tests/support/temp-folder.ts": "it is the place",
      "tests/support/postgres-server.ts": "goes when its server stops, which serves many files",
    },
  },
  {
    name: "no browser dialogs, dead links or empty promises",
    files: words,
    problem: ({ text }) =>
      text.match(
        /\b(window|globalThis)\.(alert|confirm|prompt)\(|(^|[^.\w])alert\(|href=\{?["'`]#["'`]/,
      )?.[0] ??
      text.match(/coming soon|lorem ipsum/i)?.[0] ??
      null,
    broken: { path: "app/ui/a.tsx", text: `<a href="#">Coming soon</a>` },
  },
  {
    name: "no form is thrown away by a new form key: what is typed while a refusal's page comes would be lost",
    files: code,
    problem: ({ text }) =>
      withoutComments(text).match(/\bkey=\{\s*(\w+\.)*formKey\s*\}|\bkey=\{`[^`]*formKey/)?.[0] ?? null,
    broken: { path: "app/features/insurance/pages/a-page.tsx", text: "<RefundPanel key={formKey} />" },
  },
  {
    name: "T36: what a room holds about people is plugged into export and erasure",
    files: ["app/features/*/server/**/*-own-data.server.ts"],
    problem: ({ path }) =>
      readFileSync(join(root, "server/connect-features.ts"), "utf8").includes(basename(path))
        ? null
        : "is not registered in server/connect-features.ts",
    broken: { path: "app/features/content/server/diary-own-data.server.ts", text: "" },
    allowed: {
      "app/features/identity/server/own-data/identity-own-data.server.ts": "erasure ends with it",
      "app/features/identity/server/own-data/export-own-data.server.ts": "it asks all the others",
    },
  },
  {
    name: "a glob gathers something: a folder that moved would leave a page without its pictures, and say nothing",
    files: code,
    problem: ({ path, text }) =>
      [...text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*"([^"]+)"/g)]
        .map(([, pattern = ""]) => pattern)
        .find((pattern) => globSync(pattern, { cwd: join(root, dirname(path)) }).length === 0) ?? null,
    broken: { path: "app/ui/a.ts", text: 'const files = import.meta.glob<string>("../art/*.svg", {});' },
  },
  {
    name: "the time comes from core/clock",
    files: code,
    problem: ({ text }) => withoutComments(text).match(/new Date\(\)|Date\.now\(/)?.[0] ?? null,
    broken: { path: "app/core/a.ts", text: "const late = Date.now() > deadline;" },
    allowed: {
      "app/core/clock.ts": "it is the clock",
      "app/db/opening/folder-lock.server.ts": "how old a lock is, is a matter of real time, not of a test's",
    },
  },
  {
    name: "D13: a file has its list's columns: by hand only where somebody else says what stands in it",
    files: code,
    problem: ({ path, text }) =>
      path.includes(".test.") || path.startsWith("app/core/lists/")
        ? null
        : (withoutComments(text).match(/\b(?:CsvColumn\b|csvResponse\(|csvStream\(|header: ")/)?.[0] ?? null),
    broken: { path: "app/features/helpdesk/pages/a-file.ts", text: "const columns: CsvColumn<Line>[] = [];" },
    allowed: ownFormats,
  },
  {
    name: "the environment is read in one place",
    files: code,
    problem: ({ text }) => withoutComments(text).match(/process\.env\b(?!\.NODE_ENV)\.?\w*/)?.[0] ?? null,
    broken: { path: "app/db/a.server.ts", text: "connect(process.env.DATABASE_URL)" },
    allowed: {
      "app/core/settings/env.server.ts": "it is the place",
      "server/app.ts": "BUILD_DIR: a second build beside the first, for benchmarks and tests",
      "app/core/requests/observing/log.server.ts": "the log must speak before the configuration is parsed",
    },
  },
  {
    name: "C26: no line compares with one language's code: a fourth language is a row, not a search",
    files: [...code, "scripts/**/*.ts"],
    problem: ({ path, text }) =>
      path.includes(".test.") ? null : (withoutComments(text).match(/[!=]==? "(?:en|te|hi)"/)?.[0] ?? null),
    broken: { path: "app/features/helpdesk/matter.ts", text: 'if (language === "te") return "South";' },
  },
  {
    name: "C26: no line lists a donor and a company: a new kind of giver is a row of core/portals/roles.ts",
    files: [...code, "scripts/**/*.ts"],
    problem: ({ path, text }) =>
      path.includes(".test.") || path.includes("/demo/")
        ? null
        : (withoutComments(text).match(/"donor"[^\n:]*"csr"|"csr"[^\n:]*"donor"/)?.[0] ?? null),
    broken: { path: "app/features/giving/a.ts", text: 'const givers = ["donor", "csr"] as const;' },
  },
  {
    name: "S20: a page mirrors for a script that runs from the right: start and end, never left and right",
    files: ["app/**/*.tsx"],
    problem: ({ text }) =>
      text.match(
        /className="[^"]*?(?<![\w-])((?:pl|pr|ml|mr)-[\w[(.]+|(?:border|rounded)-[lr]-[\w[]+|text-(?:left|right))/,
      )?.[1] ?? null,
    broken: { path: "app/ui/a.tsx", text: '<ul className="list-disc pl-5">' },
  },
  {
    name: "O17: there is one log: nothing is printed beside it",
    files: [...code, "server/**/*.mjs"],
    problem: ({ path, text }) =>
      path.endsWith(".test.ts")
        ? null
        : (withoutComments(text).match(/\bconsole\.\w+|process\.(stdout|stderr)\.write/)?.[0] ?? null),
    broken: { path: "app/entry.server.tsx", text: "console.error(error);" },
    allowed: {
      "server/say.ts": "words for the person who starts it",
      "server/run.mjs": "the same, before the built server is loaded",
      "server/draw-pdf.ts": "its output is the picture",
    },
  },
  {
    name: "a verb file bears the name of its only export",
    files: ["app/features/*/server/**/*.server.ts", "app/portals/**/*.server.ts"],
    problem: ({ path, text }) => {
      const file = basename(path, ".server.ts");
      if (nounFiles.test(file) || path.includes("/demo/")) return null;
      const exported = [...text.matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm)]
        .map(([, value = ""]) => value)
        .filter((value) => !/^[A-Z0-9_]+$/.test(value));
      const name = camelCase(file);
      return exported.length === 1 && exported[0] === name
        ? null
        : `exports ${exported.join(", ") || "nothing"}, not ${name} alone`;
    },
    broken: {
      path: "app/features/reviews/server/decide-application.server.ts",
      text: "export function decideApplication() {}\nexport function undo() {}",
    },
  },
  {
    name: "C21: which button was pressed is read by core/actions, not by a switch of its own",
    files: pressed,
    problem: ({ text }) =>
      withoutComments(text).match(
        /switch \((?:[\w.]+\.get\(|text\(|intent\b)[^)]*|\w*[fF](?:orm(?:Data)?|ields)\.get\("(?:intent|event)"\)|text\("(?:intent|event)"\)/,
      )?.[0] ?? null,
    broken: {
      path: "app/features/reviews/pages/a-page.tsx",
      text: 'switch (form.get("intent")) {',
    },
  },
  {
    name: "C21: what a verb refuses is told by core/actions, not by a catch of its own",
    files: pressed,
    problem: ({ text }) =>
      withoutComments(text).match(/\bcatch\b[\s\S]{0,200}?\bisProblem\(\w+\)/)?.[0] ?? null,
    broken: {
      path: "app/features/reviews/pages/a-page.tsx",
      text: "try { await run(); } catch (error) { if (!isProblem(error)) throw error; }",
    },
    allowed: translators,
  },
  {
    name: "C25: a message's status is set by its machine's events, in one place",
    files: ["app/features/notifications/**/*.ts", "app/features/operations/**/*.ts"],
    problem: ({ path, text }) =>
      path.includes(".test.")
        ? null
        : (withoutComments(text).match(
            /\.set\(\{(?:[^{}]|\{[^{}]*\})*?\bstatus\b|set status\b|\bstatus: "(?:queued|sending|waiting|delivered|refused|given_up|expired)"/,
          )?.[0] ?? null),
    broken: {
      path: "app/features/notifications/server/a.server.ts",
      text: "await tx.update(table).set({ ...wipedWords(), status, nextTryAt: null });",
    },
    allowed: { "app/features/notifications/server/outbox/change-messages.server.ts": "it is the place" },
  },
  {
    name: "C25: a status is what a machine's event leads to, never a word written by hand",
    files: ["app/features/**/*.server.ts"],
    problem: ({ path, text }) => {
      const sets = [
        ...withoutComments(text).matchAll(
          /\.set\(\s*(?:[^()]*\?\s*)?\{(?:[^{}]|\{[^{}]*\})*?\bstatus\b(?:: (?<word>"\w+"))?/g,
        ),
      ];
      if (sets.length === 0 || path.includes("/demo/")) return null;
      const byHand = sets.find(({ groups }) => groups?.word);
      if (byHand) return byHand[0];
      return /Machine\b/.test(text) ? null : "sets a status and knows no machine";
    },
    broken: {
      path: "app/features/content/server/a.server.ts",
      text: 'await tx.update(table).set({ leftAt: now(), status: "left" });',
    },
  },
  {
    name: "C18: every table of buttons is pressed by a database test, button by button",
    files: ["app/**/*-actions.server.ts"],
    problem: ({ text }) => {
      const [, table = "nothing"] = text.match(/^export const (\w+Actions)\b/m) ?? [];
      return databaseTests().some((test) => test.includes(`everyButton(${table},`))
        ? null
        : `${table} has no everyButton cases`;
    },
    broken: {
      path: "app/features/reviews/server/new-actions.server.ts",
      text: "export const newActions = defineActions({});",
    },
  },
  {
    name: "C19: a journey waits for what it waits for, and not for a while",
    files: ["tests/journeys/**/*.ts"],
    problem: ({ text }) => withoutComments(text).match(/\bwaitForTimeout\(/)?.[0] ?? null,
    broken: { path: "tests/journeys/a.spec.ts", text: "await page.waitForTimeout(300);" },
    allowed: {
      "tests/journeys/admin/two-presses-act-once.spec.ts":
        "the time between two presses of one person is what it is about",
      "tests/journeys/applications/device-rings-beside-the-bell.spec.ts":
        "that nothing rings for more than a minute is the promise",
      "tests/journeys/institutes/institute-applies-as-partner.spec.ts":
        "that nothing is sent when the time for saving has come is the promise",
    },
  },
  {
    name: "server code is loadable by plain Node: no .tsx import, no import without ending",
    files: ["app/**/*.server.ts", "server/**/*.ts", "app/db/**/*.ts", "app/core/**/*.ts"],
    problem: ({ text }) =>
      [...withoutComments(text).matchAll(/^(?:import|export) (?!type )[^;]*? from "((?:#|\.)[^"]+)"/gm)]
        .map(([, from = ""]) => from)
        .find((from) => !/\.(ts|mjs|json)$/.test(from)) ?? null,
    broken: { path: "app/db/a.server.ts", text: `import { Button } from "#app/ui/button.tsx";` },
  },
];

describe.each(rules)("$name", (rule) => {
  test("holds everywhere", () => {
    const problems = rule.files
      .flatMap((pattern) => listFiles(pattern))
      .filter((path) => !rule.allowed?.[path])
      .map((path) => ({ path, found: rule.problem({ path, text: readFileSync(join(root, path), "utf8") }) }))
      .filter(({ found }) => found !== null);
    expect(problems.map(({ path, found }) => `${path}: ${found}`)).toEqual([]);
  });

  test("bites", () => {
    expect(rule.problem(rule.broken)).not.toBeNull();
  });

  test("has no exception that is no longer needed", () => {
    const present = Object.keys(rule.allowed ?? {}).filter(
      (path) => rule.problem({ path, text: readFileSync(join(root, path), "utf8") }) === null,
    );
    expect(present).toEqual([]);
  });
});

let read: string[] | null = null;
function databaseTests(): string[] {
  read ??= globSync("app/**/*.db.test.ts", { cwd: root }).map((path) =>
    readFileSync(join(root, path), "utf8"),
  );
  return read;
}

function camelCase(kebab: string): string {
  return kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|[^:"'`])\/\/.*$/gm, "$1");
}
