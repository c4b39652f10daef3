import type { APIRequestContext, Page } from "@playwright/test";
import { deskLists } from "#app/core/desk-lists.ts";
import { comeSignedIn, demoSignIns, signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test.setTimeout(300_000);

const signIns: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  admin: (page) => signInAtPortal(page, "admin"),
  institute: (page) => comeSignedIn(page, demoSignIns.institute, "institute"),
  donor: (page) => signInAtPortal(page, "donor"),
  csr: (page) => signInAtPortal(page, "csr"),
};

// Over the table of all lists; the filters are read off the page, so that a new one is tried by itself.
for (const { address } of deskLists) {
  test(`P5, D8: every filter of ${address} narrows the list and its file alike`, async ({ page }) => {
    const [, who = ""] = address.split(/[/?]/);
    await signIns[who]?.(page);
    const plain = await readList(page, address);
    const narrowed = new Set<string>();
    for (const { name, values } of plain.filters) {
      for (const value of values) {
        const there = `${address}${address.includes("?") ? "&" : "?"}${name}=${encodeURIComponent(value)}`;
        const list = await readList(page, there);
        expect(list.chosen[name], `${there} says what is chosen`).toBe(value);
        await expectFileLike(page, there, name, list);
        if (list.total !== plain.total || list.text !== plain.text) narrowed.add(name);
      }
    }
    // An empty list stays empty. Where the demo has rows of one kind only, one value is all there is; a filter of many values must bite.
    for (const { name, values } of plain.shown === 0 ? [] : plain.filters.filter(bites))
      expect([...narrowed], `${address}: ${name} (${values.length} values) changes the list`).toContain(name);
  });
}

const bites = ({ name, values }: { name: string; values: string[] }) => values.length > 1 && name !== "sort";

/** The file has the rows of the list, narrowed as it is. */
async function expectFileLike(page: Page, there: string, name: string, list: List): Promise<void> {
  if (!list.exportHref) return;
  expect(list.exportHref, `${there} takes the filter along into its file`).toContain(`${name}=`);
  const rows = await countFile(page.request, list.exportHref);
  // Whoever takes the audit along stands in it, and so in its file.
  const own =
    there.startsWith("/admin/security-roles/audit") && list.total !== null && rows > list.total ? 1 : 0;
  if (list.total !== null)
    expect(rows - own, `${there}: as many in the file as in the list`).toBe(list.total);
  else expect(rows, `${there}: what is shown is in the file`).toBeGreaterThanOrEqual(list.shown);
}

type List = Awaited<ReturnType<typeof readList>>;

async function readList(page: Page, address: string) {
  const answer = await page.request.get(address);
  expect(answer.status(), address).toBe(200);
  return page.evaluate(
    (html) => {
      const read = new DOMParser().parseFromString(html, "text/html");
      const main = read.querySelector("main");
      const selects = [
        ...(main?.querySelectorAll<HTMLSelectElement>(
          "form[role=search] select[name], dialog#filter select[name]",
        ) ?? []),
      ];
      const words = main?.textContent ?? "";
      const total = /(?:of|^)\s*([\d,]+)\s*(?:Rows|First|Previous|$)/.exec(
        [...(main?.querySelectorAll(".pager .num") ?? [])].at(-1)?.textContent ?? "",
      )?.[1];
      const inAll = /([\d,]+) in all/.exec(words)?.[1];
      const rows = [...(main?.querySelectorAll(".panel .table:not(.rows) tbody tr") ?? [])];
      const text = rows.map((row) => row.textContent).join("\n");
      const number = inAll ?? total;
      return {
        filters: selects.map(({ name, options }) => ({
          name,
          values: [...options].map(({ value }) => value).filter((value) => value !== ""),
        })),
        chosen: Object.fromEntries(
          selects.map(({ name, options }) => [
            name,
            [...options].find((option) => option.hasAttribute("selected"))?.value ?? "",
          ]),
        ),
        exportHref:
          [...(main?.querySelectorAll<HTMLAnchorElement>("a[href]") ?? [])]
            .find((link) => link.textContent?.trim() === "Export")
            ?.getAttribute("href") ?? null,
        total: number === undefined ? null : Number(number.replaceAll(",", "")),
        shown: rows.length,
        text,
      };
    },
    await answer.text(),
  );
}

/** The rows of a CSV, whose fields may hold line ends. */
async function countFile(request: APIRequestContext, address: string): Promise<number> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  const text = await answer.text();
  let rows = 0;
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    if (sign === "\n" && !isQuoted) rows += 1;
  }
  if (!text.endsWith("\n")) rows += 1;
  return rows - 1;
}

test("P5: a choice under a filter of the applications applies at once, and stands in address and file", async ({
  page,
}) => {
  await comeSignedIn(page, demoSignIns.institute, "institute");
  await page.goto("/institute/dashboard?tab=applications");
  const main = page.getByRole("main");
  await main.getByRole("combobox", { name: "Status" }).selectOption("rejected");
  await expect(page).toHaveURL(/status=rejected/);
  await expect(main.getByRole("link", { name: "Rejected" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Export" })).toHaveAttribute("href", /status=rejected/);
  const states = main.getByRole("table", { name: "Applications" }).locator("td.st");
  for (const state of await states.allTextContents()) expect(state).toContain("Rejected");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("P5: the filters have a button of their own", async ({ page }) => {
    await comeSignedIn(page, demoSignIns.institute, "institute");
    await page.goto("/institute/dashboard?tab=applications");
    const main = page.getByRole("main");
    await main.getByRole("combobox", { name: "Status" }).selectOption("rejected");
    await main.getByRole("search").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/status=rejected/);
  });
});
