import { type Browser, chromium, type Page } from "playwright-core";
import { startServer } from "#tests/journeys/support/server.ts";
import { findChromium } from "../scripts/find-chromium.mjs";
import { farAway } from "./far-away.ts";
import { openPhone, slowDown } from "./slow-phone.ts";

/**
 * npm run bench:press – from pressing a link to the first frame with the next page's heading, over a line with a round
 * trip of 150 ms. Counted from the finger or the mouse coming down; it is down for 90 ms, as people press, and the
 * browser may fetch the page from the moment it is (speculation rules), or from being pointed at. Over the bar it
 * fails. `--slow` shows the same on a quarter of this machine, `--without` with the rules taken out.
 */
const roundTripMs = 150;
const pressMs = 90;
const pointedMs = 400;
const lookMs = 1500;
const settledMs = 2500;
const times = 5;
const barMs = 300;
const ways = [
  { from: "/", link: 'header a[href="/faq"]', only: "mouse" },
  { from: "/", link: 'main a[href="/scholarships"]' },
  { from: "/scholarships", link: 'main h3 a[href^="/scholarships/"]' },
  { from: "/education-blog", link: 'main a[href^="/education-blog/"]' },
  { from: "/exam-preparation", link: 'main a[href^="/exam-preparation/"]' },
];
const hands = ["finger", "mouse"] as const;
type Way = { from: string; link: string; hand: (typeof hands)[number] };

const isWithout = process.argv.includes("--without");
const isSlow = process.argv.includes("--slow");
const server = await startServer({});
const line = await farAway(server.url, roundTripMs);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
let over = 0;
try {
  for (const hand of isSlow ? ["finger" as const] : hands) {
    for (const way of ways.filter(({ only }) => !only || only === hand)) {
      const taken: number[] = [];
      // The first request renders the page into the cache.
      let { to } = await press(browser, { ...way, hand });
      for (let time = 0; time < times; time += 1) {
        const pressed = await press(browser, { ...way, hand });
        taken.push(pressed.ms);
        to = pressed.to;
      }
      const median = taken.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? Number.NaN;
      if (median > barMs) over += 1;
      const all = taken.map((ms) => ms.toFixed(0)).join(" ");
      console.log(
        `${hand}, ${way.from} → ${to}: ${median.toFixed(0)} ms, ${(median / barMs).toFixed(2)} of ${barMs} (${all})`,
      );
    }
  }
} finally {
  await browser.close();
  line.close();
  await server.stop();
}
process.exitCode = over === 0 || isWithout || isSlow ? 0 : 1;

async function press(within: Browser, { from, link, hand }: Way): Promise<{ ms: number; to: string }> {
  const phone = hand === "finger" ? await openPhone(within) : await openDesk(within);
  const { context, page, cdp } = phone;
  await page.addInitScript(observe, isWithout);
  if (isSlow) await slowDown(phone);
  await page.goto(line.url + from, { waitUntil: "networkidle" });
  const target = page.locator(link).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  const to = new URL((await target.getAttribute("href")) ?? "", page.url()).pathname;
  await page.waitForTimeout(lookMs);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${from}: no link to press`);
  const { x, y } = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 12) };
  if (hand === "finger") {
    await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await page.waitForTimeout(pressMs);
    await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  } else {
    await page.mouse.move(x, y, { steps: 3 });
    await page.waitForTimeout(pointedMs);
    await page.mouse.down();
    await page.waitForTimeout(pressMs);
    await page.mouse.up();
  }
  // Whoever asks a page meanwhile makes it run a script of 330 kB first.
  await page.waitForTimeout(settledMs);
  const ms = await seen(page, to);
  await context.close();
  return { ms, to };
}

async function openDesk(within: Browser) {
  const context = await within.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  return { context, page, cdp: await context.newCDPSession(page) };
}

/** From coming down to the frame after the heading stood there. */
async function seen(page: Page, to: string): Promise<number> {
  const wait = await page.waitForFunction(() => sessionStorage.getItem("headed"));
  if (new URL(page.url()).pathname !== to) throw new Error(`${page.url()} is not ${to}`);
  const { pressed, headed } = JSON.parse(String(await wait.jsonValue())) as {
    pressed: number;
    headed: number;
  };
  return headed - pressed;
}

/** Runs in each page, before its scripts. */
function observe(isPlain: boolean): void {
  const at = () => performance.timeOrigin + performance.now();
  addEventListener("pointerdown", () => sessionStorage.setItem("pressed", String(at())), { capture: true });
  const pressed = sessionStorage.getItem("pressed");
  const look = new MutationObserver(() => {
    if (isPlain) document.querySelector("script[type=speculationrules]")?.remove();
    if (!pressed || !document.querySelector("h1")) return;
    look.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() =>
        sessionStorage.setItem("headed", JSON.stringify({ pressed: Number(pressed), headed: at() })),
      ),
    );
  });
  look.observe(document, { childList: true, subtree: true });
}
