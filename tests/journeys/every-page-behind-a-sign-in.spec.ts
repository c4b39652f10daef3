import type { Page } from "@playwright/test";
import { comeSignedIn, demoSignIns, signInAtPortal } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { expectRoomWhenZoomed } from "./support/zoomed.ts";

// Some dozen pages each, the admin's some hundred, on a machine that others use too.
test.setTimeout(900_000);

const people: Record<string, (page: Page) => Promise<void>> = {
  student: (page) => comeSignedIn(page, demoSignIns.student),
  institute: (page) => comeSignedIn(page, demoSignIns.institute, "institute"),
  donor: (page) => signInAtPortal(page, "donor"),
  csr: (page) => signInAtPortal(page, "csr"),
  admin: (page) => signInAtPortal(page, "admin"),
};

const behindASignIn =
  /^\/(admin|apply|applications|bookings|csr|dashboard|documents|donor|institute|otr-registration|saved|settings|student)(\/|$)/;
const isFile = /\/(card|download|exports?|file|letter|papers|receipt|statement|certificate)(\/|$)|\.\w+$/;

// The same on every page of a portal, and rows drawn like those above them: judged where they are first seen.
const frame = [".deskhead", ".railmenu", ".rail", ".deskfoot", ".foot"];
const laterRows = ["tbody tr:nth-child(n + 7)"];

const ofAList = ["at", "clear", "key", "lang", "q", "rule", "sort", "state", "status"];

/** Which page an address is: whatever row it shows, however its list is narrowed. */
function pageAt({ pathname, searchParams }: URL): string {
  const parts = [...searchParams]
    .filter(([name]) => !ofAList.includes(name))
    .map(([name, value]) => (name === "tab" || name === "step" ? `${name}=${value}` : name));
  return [pathname.replace(/\/[^/]*\d[^/]*/g, "/:row"), ...parts.toSorted()].join(" ");
}

for (const [who, signIn] of Object.entries(people)) {
  test(`T47: whatever ${who} can follow a link to answers; axe finds nothing there, light and dark, on a small phone`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await signIn(page);
    const waiting = [new URL(page.url())];
    const seen = new Set(waiting.map(pageAt));
    for (let at = waiting.shift(); at; at = waiting.shift()) {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      const answer = await page.goto(at.href);
      expect(answer?.status(), at.href).toBe(200);
      const judged = seen.size === 1 ? laterRows : [...laterRows, ...frame];
      await expectAccessible(page, "all", judged);
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      await expectAccessible(page, "colours", judged);
      await expectRoomWhenZoomed(page);
      const links = await page
        .locator("a[href]:not([download])")
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      for (const link of links.map((href) => new URL(href))) {
        const isOurs =
          link.origin === site && behindASignIn.test(link.pathname) && !isFile.test(link.pathname);
        // Another portal's door stands in the footer; who is signed in elsewhere is told so there.
        if (!isOurs || (["/donor", "/csr", "/admin"].includes(link.pathname) && link.pathname !== `/${who}`))
          continue;
        if (!seen.has(pageAt(link))) waiting.push(link);
        seen.add(pageAt(link));
      }
    }
    expect(seen.size, [...seen].join("\n")).toBeGreaterThan(10);
  });
}
