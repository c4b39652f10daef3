import { type Browser, chromium, type Page } from "playwright-core";
import { startServer } from "#tests/journeys/support/server.ts";
import { findChromium } from "../scripts/find-chromium.mjs";
import { openPhone, slowDown } from "./slow-phone.ts";

/**
 * npm run bench:press – from pressing a link to the first frame with the next page's heading, on a slow phone: a round
 * trip of 150 ms and a quarter of this machine. A finger is down for 80 ms, as people press; the browser may fetch the
 * page from the moment it is (speculation rules). `--without` measures the same with the rules taken out.
 */
const fingerMs = 80;
const lookMs = 1500;
const settledMs = 4000;
const times = 5;
const barMs = 300;
const ways = [
  { from: "/", link: 'main a[href="/scholarships"]' },
  {
    from: "/scholarships",
    link: 'main article h3 a[href^="/scholarships/"], main h3 a[href^="/scholarships/"]',
  },
  { from: "/education-blog", link: 'main a[href^="/education-blog/"]' },
  { from: "/exam-preparation", link: 'main a[href^="/exam-preparation/"]' },
];

const isWithout = process.argv.includes("--without");
const server = await startServer({});
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
let over = 0;
try {
  for (const way of ways) {
    const taken: number[] = [];
    let to = "";
    for (let time = 0; time < times; time += 1) {
      const pressed = await press(browser, way);
      taken.push(pressed.ms);
      to = pressed.to;
    }
    const median = taken.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? Number.NaN;
    if (median > barMs) over += 1;
    const all = taken.map((ms) => ms.toFixed(0)).join(" ");
    console.log(
      `${way.from} → ${to}: ${median.toFixed(0)} ms, ${(median / barMs).toFixed(2)} of ${barMs} (${all})`,
    );
  }
} finally {
  await browser.close();
  await server.stop();
}
process.exitCode = over === 0 || isWithout ? 0 : 1;

async function press(
  within: Browser,
  { from, link }: (typeof ways)[number],
): Promise<{ ms: number; to: string }> {
  const phone = await openPhone(within);
  const { context, page, cdp } = phone;
  await page.addInitScript(observe, isWithout);
  await slowDown(phone);
  await page.goto(server.url + from, { waitUntil: "networkidle" });
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  const to = new URL((await target.getAttribute("href")) ?? "", page.url()).pathname;
  await page.waitForTimeout(lookMs);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${from}: no link to press`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await page.waitForTimeout(fingerMs);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  // Whoever asks a page meanwhile makes it run a script of 330 kB first, at a quarter of the machine.
  await page.waitForTimeout(settledMs);
  const ms = await seen(page);
  await context.close();
  return { ms, to };
}

/** From the finger's coming off (the press) to the frame after the heading stood there. */
async function seen(page: Page): Promise<number> {
  const wait = await page.waitForFunction(() => sessionStorage.getItem("headed"));
  const { pressed, headed } = JSON.parse(String(await wait.jsonValue())) as {
    pressed: number;
    headed: number;
  };
  return headed - pressed;
}

/** Runs in each page, before its scripts. */
function observe(isPlain: boolean): void {
  const at = () => performance.timeOrigin + performance.now();
  addEventListener("click", () => sessionStorage.setItem("pressed", String(at())), { capture: true });
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
