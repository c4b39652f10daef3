import { expect, test } from "vitest";
import { type CutStyles, withFirstStyles } from "./first-styles.ts";

const rule = (text: string, needs: string[], body: string) => ({ selectors: [{ text, needs }], body });
const styles: CutStyles = {
  href: "/assets/app-1.css",
  always: ["dialog"],
  parts: [
    "@layer base,components;",
    {
      head: "@layer components",
      inner: [
        rule(".card", ["card"], "color:red"),
        rule(".table", ["table"], "color:blue"),
        rule(".card .title", ["card", "title"], "margin:0"),
        rule(".dialog", ["dialog"], "inset:0"),
        { head: "@media print", inner: [rule(".table", ["table"], "color:black")] },
      ],
    },
    rule("a:hover", [], "color:green"),
    {
      selectors: [
        { text: ".md\\:grid", needs: ["md:grid"] },
        { text: "#help", needs: ["help"] },
      ],
      body: "display:grid",
    },
  ],
};
const page = (inner: string) =>
  `<head><link rel="stylesheet" href="/assets/app-1.css"/></head><body>${inner}</body>`;

test("a page has the rules of what stands on it, in their order and groups, and no link to the sheet", () => {
  const { html, style } = withFirstStyles(page('<p class="card md:grid">$&amp;</p>'), styles);
  expect(style).toBe(
    "@layer base,components;@layer components{.card{color:red}.dialog{inset:0}}a:hover{color:green}.md\\:grid{display:grid}",
  );
  expect(html).toContain(`<style data-whole="/assets/app-1.css">${style}</style>`);
  expect(html).not.toContain("<link");
  expect(html).toContain("$&amp;");
});

test("an id counts as a class does, and a rule that needs two needs both", () => {
  expect(withFirstStyles(page('<p id="help">'), styles).style).toContain("#help{display:grid}");
  expect(withFirstStyles(page('<p class="title">'), styles).style).not.toContain(".title");
  expect(withFirstStyles(page('<b class="card"><i class="title">'), styles).style).toContain(".card .title{");
});

test("a page that has no such link stays as it is", () => {
  expect(withFirstStyles("<p>other</p>", styles)).toEqual({ html: "<p>other</p>", style: "" });
});
