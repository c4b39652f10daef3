import { languages } from "#app/core/words/i18n.ts";
import { indexedAddresses } from "../support/public-addresses.ts";
import { expect, test } from "../support/test.ts";

type Data = { "@type": string; itemListElement?: { name: string }[]; mainEntity?: unknown[] };

const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = ""]) => JSON.parse(json) as Data,
  );

test("every indexed page has a preview picture of its own that is there, and its structured data", async ({
  request,
}) => {
  const seen = new Set<string>();
  for (const address of indexedAddresses) {
    const html = await (await request.get(address)).text();
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(seen.has(picture), `${address} shares ${picture}`).toBe(false);
    seen.add(picture);
    const answer = await request.get(picture, { maxRedirects: 0 });
    expect(answer.status(), picture).toBe(200);
    expect(answer.headers()["content-type"]).toBe("image/png");
    const types = dataOf(html).map((data) => data["@type"]);
    expect(types, address).toContain(address === "/" ? "Organization" : "BreadcrumbList");
  }
});

test("a link that is shared in her language shows a picture in it", async ({ request }) => {
  const pictures = new Set<string>();
  for (const language of languages) {
    const html = await (await request.get(`/about?lang=${language}`)).text();
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    const answer = await request.get(picture, { maxRedirects: 0 });
    expect(answer.status(), picture).toBe(200);
    pictures.add((await answer.body()).toString("base64"));
  }
  expect(pictures.size).toBe(languages.length);
});

test("the FAQ tells search engines its twelve questions, and each page the way to it", async ({
  request,
}) => {
  const data = dataOf(await (await request.get("/faq")).text());
  expect(data.find((part) => part["@type"] === "FAQPage")?.mainEntity).toHaveLength(12);
  const crumbs = data.find((part) => part["@type"] === "BreadcrumbList")?.itemListElement;
  expect(crumbs?.map(({ name }) => name)).toEqual(["Home", "Frequently Asked Questions"]);
});

test("a picture of no page is the house's, and nothing else is drawn", async ({ request }) => {
  const answer = await request.get("/og/%3Cscript%3E.png", { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe("/og/scholarsetu.png");
});
