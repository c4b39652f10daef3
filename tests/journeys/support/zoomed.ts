import { expect, type Page } from "@playwright/test";

/** A window of 1280 by 1024 at 400 %. */
const zoomed = { width: 320, height: 256 };

/** T47: at 400 % nothing sticks out sideways, and what stays in place leaves at least half of the height to read. */
export async function expectRoomWhenZoomed(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(zoomed);
  const { sideways, covered } = await page.evaluate(measure);
  expect(sideways, `${page.url()} is wider than its window at 400 %`).toBeLessThanOrEqual(0);
  expect(covered, `${page.url()} is covered at 400 %`).toBeLessThanOrEqual(0.5);
  if (before) await page.setViewportSize(before);
}

/** Runs in the page: down the middle, which points belong to something that does not scroll away. */
function measure(): { sideways: number; covered: number } {
  const { scrollWidth, clientWidth } = document.documentElement;
  scrollTo({ top: 500, behavior: "instant" });
  const points = Array.from({ length: 32 }, (_, index) => 4 + index * 8);
  const stays = (element: Element | null): boolean => {
    // An open question is what is to be read, and scrolls by itself.
    if (element?.closest("dialog, [role=dialog]")) return false;
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return true;
    }
    return false;
  };
  const covered = points.filter((y) => stays(document.elementFromPoint(innerWidth / 2, y)));
  scrollTo({ top: 0, behavior: "instant" });
  return { sideways: scrollWidth - clientWidth, covered: covered.length / points.length };
}
