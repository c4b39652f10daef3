import { type Browser, chromium } from "playwright-core";
import { routeTable } from "#app/route-table.ts";
import { startServer } from "#tests/journeys/support/server.ts";
import { findChromium } from "../scripts/find-chromium.mjs";
import { openPhone, slowDown } from "./slow-phone.ts";

/**
 * npm run bench:weight – what a first visit to each public page costs over the wire, by kind, as Chromium counts
 * it on the built server; fails when a page is over its budget. `--slow` adds the largest
 * paint and the blocking time on a slow phone, which depend on the machine and are only shown.
 */
const budget = { total: 200_000, script: 130_000, shift: 0.01 };
/** A page without React, with the headers of its answers: 70 KiB, and 4 KiB of script (ADR 0022). */
const stillBudget = { total: 70 * 1024, script: 4 * 1024, shift: 0.01 };
/** It asks one question at a time and counts while one answers. */
const askBudget = { ...stillBudget, script: 6_000 };

const kinds = ["document", "script", "stylesheet", "font", "image", "other"] as const;
type Kind = (typeof kinds)[number];
type Visit = Record<Kind, number> & {
  total: number;
  requests: number;
  shift: number;
  paint: number;
  blocked: number;
  strangers: string[];
};

const isSlow = process.argv.includes("--slow");
const wanted = process.argv.slice(2).filter((argument) => argument.startsWith("/"));
const routes = routeTable
  .filter(({ access, layout }) => access === "everyone" && layout === "public")
  // What only a demo has is not for visitors.
  .filter(({ path }) => !path.startsWith("/demo/"))
  .filter(({ path }) => wanted.length === 0 || wanted.includes(path));

const { BUILD_DIR } = process.env;
const server = await startServer(BUILD_DIR ? { BUILD_DIR } : {});
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
let over = 0;
try {
  console.log(
    row(["page", ...kinds, "total", "requests", "shift", ...(isSlow ? ["paint ms", "blocked ms"] : []), ""]),
  );
  const examples = await findExamples(server.url);
  const visits = routes.flatMap(({ path, still }) => {
    const address = path.includes(":") ? examples(path) : path;
    return address ? [{ address, limit: limitOf(path, still) }] : [];
  });
  for (const { address, limit } of visits) {
    // The first request renders the page into the cache; what counts is what everybody after it gets.
    await (await fetch(server.url + address)).arrayBuffer();
    const visit = await visitPage(browser, server.url, address);
    const problems = problemsOf(visit, limit);
    over += problems.length > 0 ? 1 : 0;
    console.log(
      row([
        address,
        ...kinds.map((kind) => kilobytes(visit[kind])),
        kilobytes(visit.total),
        String(visit.requests),
        visit.shift.toFixed(3),
        ...(isSlow ? [visit.paint.toFixed(0), visit.blocked.toFixed(0)] : []),
        problems.join("; "),
      ]),
    );
  }
  console.log(
    `\nKilobytes over the wire, headers included. Budget: total < ${kilobytes(budget.total)}, script < ${kilobytes(budget.script)} (without React ${kilobytes(stillBudget.total)} and ${kilobytes(stillBudget.script)}), shift < ${budget.shift}, no other origin.`,
  );
  console.log(
    over === 0
      ? `All ${visits.length} pages within budget.`
      : `${over} of ${visits.length} pages over budget.`,
  );
} finally {
  await browser.close();
  await server.stop();
}
process.exitCode = over === 0 ? 0 : 1;

/** A cold visit. */
async function visitPage(within: Browser, site: string, address: string): Promise<Visit> {
  const phone = await openPhone(within);
  const { context, page, cdp } = phone;
  await page.addInitScript(observe);
  await cdp.send("Network.enable");
  if (isSlow) await slowDown(phone);
  const visit: Visit = {
    ...(Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>),
    total: 0,
    requests: 0,
    shift: 0,
    paint: 0,
    blocked: 0,
    strangers: [],
  };
  const kindOf = new Map<string, Kind>();
  cdp.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (!/^https?:/.test(response.url)) return;
    if (!response.url.startsWith(site)) visit.strangers.push(new URL(response.url).origin);
    const kind = type.toLowerCase();
    kindOf.set(requestId, kinds.find((known) => known === kind) ?? byMime(response.mimeType));
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (!kind) return;
    visit[kind] += encodedDataLength;
    visit.total += encodedDataLength;
    visit.requests += 1;
  });
  await page.goto(site + address, { waitUntil: "networkidle", timeout: 60_000 });
  // The start script waits for the first paint, so the network is idle once before it begins.
  await page.waitForTimeout(1500);
  await page.waitForLoadState("networkidle");
  const { shift, paint, blocked } = await page.evaluate(
    () => Reflect.get(window, "__seen") as Pick<Visit, "shift" | "paint" | "blocked">,
  );
  await context.close();
  return { ...visit, shift, paint, blocked };
}

function byMime(mime: string): Kind {
  if (mime.includes("javascript")) return "script";
  if (mime.startsWith("image/")) return "image";
  return mime.startsWith("font/") ? "font" : "other";
}

/** Runs in the page, before its scripts. */
function observe(): void {
  const seen = { shift: 0, paint: 0, blocked: 0 };
  let painted = Number.POSITIVE_INFINITY;
  Reflect.set(window, "__seen", seen);
  const on = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on("layout-shift", (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value ?? 0;
  });
  on("largest-contentful-paint", (entry) => {
    seen.paint = entry.startTime;
  });
  // What is busy before anything is painted delays the paint, and is counted there.
  on("paint", (entry) => {
    painted = Math.min(painted, entry.startTime);
  });
  on("longtask", (entry) => {
    if (entry.startTime + entry.duration > painted) seen.blocked += Math.max(0, entry.duration - 50);
  });
}

/** Of an address with a part of its own (":slug"): the first page of that kind which the sitemap names. */
async function findExamples(site: string): Promise<(path: string) => string | undefined> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  return (path) => {
    const known = routeTable.map((route) => route.path);
    const kind = new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
    return paths.find((address) => kind.test(address) && !known.includes(address));
  };
}

function limitOf(path: string, still: boolean | undefined): typeof budget {
  if (!still) return budget;
  return path === "/eligibility" ? askBudget : stillBudget;
}

function problemsOf(visit: Visit, limit: typeof budget): string[] {
  return [
    ...(visit.total >= limit.total ? ["too heavy"] : []),
    ...(visit.script >= limit.script ? ["too much script"] : []),
    ...(visit.shift >= limit.shift ? ["it shifts"] : []),
    ...[...new Set(visit.strangers)].map((origin) => `calls ${origin}`),
  ];
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function row([first = "", ...cells]: string[]): string {
  return (
    first.padEnd(22) +
    cells.map((cell, index) => (index === cells.length - 1 ? `  ${cell}` : cell.padStart(11))).join("")
  );
}
