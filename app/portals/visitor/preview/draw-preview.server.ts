import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "#app/db/migrating/project-root.server.ts";
import { outlineText } from "./outline-text.server.ts";
import { textWidth } from "./text-width.server.ts";
import { wrapText } from "./wrap-text.server.ts";

const left = 64;
/** The sun and the people stand to the right of it. */
const measure = 556;
const sizes = [72, 64, 56, 48, 42] as const;
const mostLines = 4;
/** Above the road. */
const bottom = 430;

let base: Promise<string> | null = null;
const drawn = new Map<string, Promise<Buffer>>();
const mostKept = 400;

/** The picture that a link to a page shows, 1200 × 630: our bridge, with the page's title. Drawn once per title. */
export function drawPreview(title: string): Promise<Buffer> {
  let picture = drawn.get(title);
  if (!picture) {
    const [oldest] = drawn.keys();
    if (drawn.size >= mostKept && oldest !== undefined) drawn.delete(oldest);
    picture = draw(title);
    drawn.set(title, picture);
    picture.catch(() => drawn.delete(title));
  }
  return picture;
}

async function draw(title: string): Promise<Buffer> {
  base ??= readFile(join(projectRoot(), "app/ui/art/og-base.svg"), "utf8");
  const svg = (await base).replace("</svg>", `${brand()}${heading(title)}</svg>`);
  // Loaded with the first picture: a start does not wait for it.
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg)).resize(1200, 630).png({ palette: true, colours: 128, effort: 7 }).toBuffer();
}

function brand(): string {
  const mark =
    '<g transform="translate(64 56) scale(1.75)"><path fill="#fff" d="M2 12.6C6.8 9.2 12.6 9.9 16 14.4c3.4-4.5 9.2-5.2 14-1.8V28h-4.2c0-5.2-4.4-8.8-9.8-8.8S6.2 22.8 6.2 28H2z"/><circle cx="16" cy="6.8" r="3.8" fill="#faac20"/></g>';
  return mark + outlineText("ScholarSetu", { x: 132, y: 99, size: 38, fill: "#fff" });
}

function heading(title: string): string {
  const size = sizes.find((candidate) => fits(title, candidate)) ?? 42;
  const lines = wrapText(title, size, measure);
  const shown =
    lines.length > mostLines ? [...lines.slice(0, mostLines - 1), `${lines[mostLines - 1]}…`] : lines;
  // What stands under a Telugu or above a Hindi letter needs room that English does not.
  const leading = size * (/[\u0900-\u0c7f]/.test(title) ? 1.36 : 1.14);
  // Its middle stands in the middle of the free sky.
  const top = Math.max(190, (150 + bottom) / 2 - (shown.length * leading) / 2 + size * 0.8);
  return shown
    .map((line, index) => outlineText(line, { x: left, y: top + index * leading, size, fill: "#fff" }))
    .join("");
}

function fits(title: string, size: number): boolean {
  const lines = wrapText(title, size, measure);
  const most = size >= 64 ? 3 : mostLines;
  const isTall = /[\u0900-\u0c7f]/.test(title) && lines.length * size * 1.36 > bottom - 170;
  return !isTall && lines.length <= most && lines.every((line) => textWidth(line, size) <= measure);
}
