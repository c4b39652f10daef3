import type { Page } from "@playwright/test";
import { routeTable } from "#app/route-table.ts";
import { linksIn, routeOf } from "#tests/support/sweep/crawl.ts";

const pageOf = (pathname: string) => routeOf(pathname)?.path ?? pathname;

/**
 * Every page of a desk that has a form with work in it: those of the route table, their tabs, and of each page about
 * one row the first two that a list links to. Found by asking for them, so that a new page is one of them by itself.
 */
export async function pagesWithLongForms(page: Page, role: "institute" | "donor" | "csr" | "admin") {
  const isTheirs = (pathname: string) => {
    const route = routeOf(pathname);
    return route && route.layout !== "bare" && route.access !== "everyone" && route.access.includes(role);
  };
  const waiting = routeTable.map(({ path }) => path).filter((path) => !path.includes(":") && isTheirs(path));
  const seen = new Set(waiting);
  const opened = new Map<string, number>();
  const found: string[] = [];
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    const answer = await page.request.get(address, { maxRedirects: 0 });
    if (answer.status() !== 200) continue;
    const html = await answer.text();
    if (longFormsIn(html) > 0) found.push(address);
    for (const link of linksIn(html)) {
      const tab = link.searchParams.get("tab");
      const next = tab ? `${link.pathname}?tab=${tab}` : link.pathname;
      const kind = tab ? next : pageOf(link.pathname);
      if (!isTheirs(link.pathname) || seen.has(next) || (opened.get(kind) ?? 0) >= 2) continue;
      seen.add(next);
      opened.set(kind, (opened.get(kind) ?? 0) + 1);
      waiting.push(next);
    }
  }
  return found;
}

/** Posts with a place for words, or with three answers. */
function longFormsIn(html: string): number {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  return [...main.matchAll(/<form\b[^>]*method="post"[^>]*>([\s\S]*?)<\/form>/g)].filter(
    ([, inside = ""]) => {
      const fields = [...inside.matchAll(/<(?:input|select)\b([^>]*)>/g)].filter(
        ([, head = ""]) => !/type="(hidden|search|submit)"|data-bulk/.test(head),
      );
      return inside.includes("<textarea") || fields.length >= 3;
    },
  ).length;
}

/** Types into the nth long form of the page, and says what it holds then; null where there are no more. */
export async function typeInto(page: Page, nth: number): Promise<string | null> {
  return page.evaluate((at) => {
    type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
    const isOpen = (field: Element): field is Field =>
      field.matches("input, textarea, select") &&
      !field.matches(":disabled, [readonly], [type=hidden], [type=search], [type=file], [data-bulk]");
    const forms = [...document.querySelectorAll<HTMLFormElement>("main form")].filter((form) => {
      const fields = [...form.elements].filter(isOpen);
      return form.method === "post" && (fields.some((one) => one.matches("textarea")) || fields.length >= 3);
    });
    const form = forms[at];
    if (!form) return null;
    for (const field of [...form.elements].filter(isOpen)) {
      if (field instanceof HTMLSelectElement) {
        const other = [...field.options].findLastIndex(({ value }) => value !== "");
        field.selectedIndex = Math.max(0, other);
      } else if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
        field.checked = !field.defaultChecked || field.type === "radio";
      } else {
        const asType: Record<string, string> = { date: "2026-12-24", number: "7", time: "10:30" };
        field.value = asType[field.type] ?? "Two evenings of writing";
      }
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    form.dataset.typed = "yes";
    return JSON.stringify([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  }, nth);
}

/** What the form that was typed into holds now; afterwards it is as it was. */
export async function readAndClear(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>("main form[data-typed]");
    if (!form) return null;
    const held = JSON.stringify([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    delete form.dataset.typed;
    form.reset();
    form.dispatchEvent(new Event("input", { bubbles: true }));
    return held;
  });
}
