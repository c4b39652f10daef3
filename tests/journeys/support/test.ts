import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { test as base, expect } from "@playwright/test";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";
import axe from "axe-core";
import { startServer } from "./server.ts";

type WorkerFixtures = {
  /** Address of this worker's own server. */
  site: string;
  /** A journey that uses up what the demo has one of names a world of its own: no other runs in it. */
  world: string;
};

type DemoInbox = {
  /** The text of the newest message to this phone or e-mail address; waits for one that matches. */
  lastTo: (recipient: string, matching?: RegExp) => Promise<string>;
  /** As whoever reads this address: presses the button of the letter that asks whether it is theirs (X24). */
  sayYes: (email: string) => Promise<void>;
};

type TestFixtures = {
  demoInbox: DemoInbox;
  /** Collects what a healthy page never does; checked at the end of every journey. */
  healthy: { allow: (pattern: RegExp) => void };
};

/** A journey's `test`: its own server per worker, and a watch for errors and calls to other origins. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  world: ["everybody's", { scope: "worker", option: true }],

  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "scholarsetu-worker-"));
      const dataDir = join(folder, "data");
      if (process.env.DEMO_WORLD) cpSync(process.env.DEMO_WORLD, dataDir, { recursive: true });
      const server = await startServer({ DATA_DIR: dataDir });
      await use(server.url);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],

  baseURL: async ({ site }, use) => {
    await use(site);
  },

  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitUntilLive(page);
    await use(page);
  },

  demoInbox: async ({ context }, use) => {
    const inbox = await context.newPage();
    const lastTo = async (recipient: string, matching = /./) => {
      let text = "";
      await expect(async () => {
        await inbox.goto(`/demo/inbox?q=${encodeURIComponent(recipient)}`);
        await inbox.locator("main a[href^='/demo/inbox/']").first().click({ timeout: 2_000 });
        text =
          (await inbox.locator("main p.whitespace-pre-wrap[lang]").textContent({ timeout: 2_000 })) ?? "";
        expect(text).toMatch(matching);
      }, `a message to ${recipient}`).toPass({ timeout: 20_000 });
      return text;
    };
    await use({
      lastTo,
      async sayYes(email) {
        const link = /https?:\S+\/confirm-address\?\S+/.exec(await lastTo(email, /confirm-address/))?.[0];
        const { pathname, search } = new URL(link ?? "");
        await inbox.goto(pathname + search);
        await inbox.locator("main form button[value='confirm']").click();
        await expect(inbox).toHaveURL(/done=sent$/);
      },
    });
    await inbox.close();
  },

  healthy: [
    async ({ page, site }, use) => {
      const troubles: string[] = [];
      const allowed: RegExp[] = [];
      page.on("console", (message) => {
        if (message.type() === "error")
          troubles.push(`console: ${message.text()} ${message.location().url}`.trimEnd());
      });
      page.on("pageerror", (error) => troubles.push(`script: ${error.message}`));
      page.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        // T29: pages call no other origin.
        if (protocol.startsWith("http") && origin !== site) troubles.push(`other origin: ${request.url()}`);
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(troubles.filter((trouble) => !allowed.some((pattern) => pattern.test(trouble)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Scripts begin after the first paint, so a page that is loaded is not yet one that answers by itself. */
function waitUntilLive(page: Page): void {
  const live = page.locator("html[data-live]");
  const { goto, reload } = page;
  page.goto = async (...where) => {
    const answer = await goto.apply(page, where);
    if (answer?.headers()["content-type"]?.startsWith("text/html")) await live.waitFor({ state: "attached" });
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    await live.waitFor({ state: "attached" });
    return answer;
  };
}

const runOnly: Record<"all" | "colours", RunOptions["runOnly"]> = {
  all: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  colours: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};

/**
 * T47: axe finds nothing, no picture is empty, and nothing sticks out sideways. Of another theme only the colours are
 * new. What a crawl has judged on the page before, the frame and the seventh row like the first, it names by selectors.
 */
export async function expectAccessible(
  page: Page,
  rules: "all" | "colours" = "all",
  judged: readonly string[] = [],
): Promise<void> {
  // Once a document, and without the package that would gather frames: no page of ours has any.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { found, empty, sideways } = await page.evaluate(judge, {
    judged,
    options: { resultTypes: ["violations"], runOnly: runOnly[rules] },
  } satisfies Question);
  expect(found, page.url()).toEqual([]);
  expect(empty, `pictures of ${page.url()} that show nothing`).toEqual([]);
  expect(sideways, `${page.url()} is wider than its window`).toBeLessThanOrEqual(0);
}

type Question = { judged: readonly string[]; options: RunOptions };
type Judgement = { found: string[]; empty: string[]; sideways: number };

/** Runs in the page. */
async function judge({ judged, options }: Question): Promise<Judgement> {
  // What is laid out only when one comes near it would be judged against what lies behind its empty place.
  for (const part of document.querySelectorAll<HTMLElement>(".foot, .sec"))
    part.style.contentVisibility = "visible";
  // A button that is still fading from one colour to the next has neither. What stands in a part that the browser
  // leaves out never ends: it is not waited for longer than a fade takes.
  const fading = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.race([
    Promise.allSettled(fading.map(({ finished }) => finished)),
    new Promise((go) => setTimeout(go, 2000)),
  ]);
  const { run } = (
    window as unknown as { axe: { run: (at: ElementContext, how: RunOptions) => Promise<AxeResults> } }
  ).axe;
  // Half under the bar at the top, a target would seem smaller than it is.
  const { scrollX: left, scrollY: top } = window;
  scrollTo({ left, top: 0, behavior: "instant" });
  const { violations } = await run(
    { include: document, exclude: judged.filter((part) => document.querySelector(part)) },
    options,
  );
  scrollTo({ left, top, behavior: "instant" });
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    found: violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n  ${nodes.map(({ html }) => html.slice(0, 200)).join("\n  ")}`,
    ),
    // Without an address, or with one that gave no picture; what is not fetched yet is not judged.
    empty: [...document.images]
      .filter((picture) => picture.checkVisibility())
      .filter(({ src, complete, naturalWidth }) => !src || (complete && naturalWidth === 0))
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    sideways: scrollWidth - clientWidth,
  };
}
