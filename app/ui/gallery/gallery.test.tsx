import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Gallery } from "./gallery.tsx";
import { galleryCharts } from "./gallery-charts.server.ts";

const html = renderToStaticMarkup(<Gallery charts={galleryCharts()} />);

function all(pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? "");
}

describe("every part, rendered on the server", () => {
  it("writes no style attribute, which a strict content policy would refuse", () => {
    expect(all(/<(\w+)[^>]* style=/g)).toEqual([]);
  });

  it("gives each id once", () => {
    const ids = all(/ id="([^"]+)"/g);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("points only at what is there: labels, descriptions, dialogs", () => {
    const ids = new Set(all(/ id="([^"]+)"/g));
    const pointers = all(/ (?:for|aria-describedby|aria-labelledby|aria-controls|commandfor)="([^"]+)"/g);
    expect(pointers.length).toBeGreaterThan(30);
    expect(pointers.flatMap((pointer) => pointer.split(" ")).filter((id) => !ids.has(id))).toEqual([]);
  });

  it("hides every icon from screen readers, since its word stands beside it", () => {
    const icons = html.match(/<svg[^>]*class="lucide[^>]*>/g) ?? [];
    expect(icons.length).toBeGreaterThan(50);
    expect(icons.filter((icon) => !icon.includes('aria-hidden="true"'))).toEqual([]);
  });
});
