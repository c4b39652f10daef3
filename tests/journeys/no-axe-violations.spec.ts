import { publicAddresses } from "./support/public-addresses.ts";
import { expectAccessible, test } from "./support/test.ts";

const windows = [
  { width: 320, height: 700 },
  { width: 1280, height: 900 },
];

for (const address of publicAddresses) {
  test(`T47: axe finds nothing on ${address}, small and large, light and dark`, async ({ page }) => {
    // Movement would have axe measure colours half-way through a fade.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(address);
    for (const size of windows) {
      await page.setViewportSize(size);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await expectAccessible(page, colorScheme === "light" ? "all" : "colours");
      }
    }
  });
}
