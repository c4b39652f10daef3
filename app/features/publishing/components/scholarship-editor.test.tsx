import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { ScholarshipEditor } from "./scholarship-editor.tsx";

const said = "Please fill in this field.";

function render(errors: Record<string, string>, desk?: { runsHere: boolean }): string {
  const editor = { values: {}, errors, revision: null, answer: null, ...(desk && { desk }) };
  const router = createMemoryRouter([{ path: "/", element: <ScholarshipEditor {...editor} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const words = (html = "") => html.replace(/<[^>]+>/g, "");

/** What stands at a control: its own label, its group's legend, the words of the box beside it. */
function labelsOf(html: string, id: string | undefined): string[] {
  const at = html.search(new RegExp(`<(?:input|textarea|select)[^>]* id="${id}"`));
  const after = html.slice(at);
  const [, legend] =
    html
      .slice(0, at)
      .split("<legend")
      .at(-1)
      ?.match(/^[^>]*>(.*?)<\/legend>/) ?? [];
  return [
    after.match(/^[^>]* aria-label="([^"]+)"/)?.[1] ?? "",
    words(html.match(new RegExp(`<label[^>]*for="${id}"[^>]*>(.*?)</label>`))?.[1]),
    words(legend),
    words(after.split("</label>")[0]),
  ];
}

test.each([
  ["institute", undefined],
  ["desk", { runsHere: true }],
] as const)("P25: at the %s, the summary names each field by its own label", (_, desk) => {
  const controls = render({}, desk).matchAll(/<(?:input|textarea|select)[^>]* id="(\w+)"/g);
  const fields = [...controls].map(([, id = ""]) => id);
  expect(fields.length).toBeGreaterThan(40);
  const html = render(Object.fromEntries(fields.toReversed().map((name) => [name, said])), desk);
  const summary = html.slice(html.indexOf('class="summary"'), html.indexOf("Nothing you typed is lost."));
  const lines = [...summary.matchAll(/<a href="#(\w+)">(.*?)<\/a>/g)];
  expect(lines.map(([, id]) => id)).toEqual(fields);
  expect(new Set(lines.map(([, , text]) => text)).size).toBe(fields.length);
  for (const [, id, text = ""] of lines) {
    expect(text).toMatch(/.+: Please fill in this field\.$/);
    const name = text.replace(`: ${said}`, "");
    expect(
      labelsOf(html, id).filter((label) => label.startsWith(name)),
      `${id}: ${name}`,
    ).not.toEqual([]);
  }
});

test("P25: what is said of the whole form names no field", () => {
  const text = "Somebody else saved it in the meantime.";
  expect(render({ form: text })).toContain(`<li>${text}</li>`);
});
