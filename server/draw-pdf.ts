// A process of its own: pages of one PDF as pictures (T59). The bytes come by stdin, the answer leaves by stdout: one
// line of JSON, then the picture. It has no key, no setting, no database; it may read nothing but the packages it is
// made of and write nothing; it is ended when it takes too long or too much (draw-pdf.server.ts).
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { createCanvas } from "@napi-rs/canvas";
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

type Wish = {
  page: number | "all" | "open";
  mostPages: number;
  width: number;
  tallest: number;
  mostPixels: number;
};

const wish = JSON.parse(process.argv[2] ?? "{}") as Wish;
const folder = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
/** The library leaves out a picture that is too large, and only warns; a page without it would look empty. */
let isLeftOut = false;
const listen = (text: unknown) => {
  isLeftOut ||= String(text).includes("exceeded maximum allowed size");
};
Object.assign(globalThis.console, { log: listen, warn: listen });
const inside = (name: string) => `${join(folder, name)}/`;

const input = await buffer(process.stdin);
// Of a locked file the password comes first, on a line of its own.
const begin = wish.page === "open" ? input.indexOf("\n") + 1 : 0;
const password = begin > 0 ? (JSON.parse(input.toString("utf8", 0, begin)) as string) : "";

try {
  const file = await getDocument({
    data: new Uint8Array(input.subarray(begin)),
    ...(password && { password }),
    // Nothing of the file runs, and nothing is fetched: fonts and character maps come from the package.
    enableXfa: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    maxImageSize: wish.mostPixels,
    canvasMaxAreaInBytes: wish.mostPixels * 4,
    cMapUrl: inside("cmaps"),
    standardFontDataUrl: inside("standard_fonts"),
    wasmUrl: inside("wasm"),
    iccUrl: inside("iccs"),
    verbosity: VerbosityLevel.WARNINGS,
  }).promise;
  const pages = file.numPages;
  if (pages > wish.mostPages) answer({ refusal: "pages", pages });
  else if (wish.page === "all") {
    for (let number = 1; number <= pages; number += 1) await draw(file, number);
    answer({ pages });
  } else if (wish.page === "open") {
    const pictures: Buffer[] = [];
    const opened: { width: number; height: number; bytes: number }[] = [];
    for (let number = 1; number <= pages; number += 1) {
      const picture = await (await draw(file, number)).encode("jpeg", 82);
      const { width, height } = (await file.getPage(number)).getViewport({ scale: 1 });
      pictures.push(picture);
      opened.push({ width, height, bytes: picture.length });
    }
    answer({ pages, opened }, Buffer.concat(pictures));
  } else if (wish.page > pages) answer({ refusal: "no_page", pages });
  else answer({ pages }, await (await draw(file, wish.page)).encode("webp", 85));
} catch (error) {
  const isLocked = error instanceof Error && error.name === "PasswordException";
  answer({ refusal: isLocked ? (password ? "password" : "locked") : "unreadable" });
}

async function draw(file: Awaited<ReturnType<typeof getDocument>["promise"]>, number: number) {
  const page = await file.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const scale = Math.min(wish.width / natural.width, wish.tallest / natural.height);
  const viewport = page.getViewport({ scale });
  const side = (length: number) => Math.max(1, Math.ceil(length));
  const canvas = createCanvas(side(viewport.width), side(viewport.height));
  // The library's types know the browser's canvas only.
  const target = { canvas: canvas as unknown as HTMLCanvasElement, viewport };
  await page.render({ ...target, background: "#fff", annotationMode: 1 }).promise;
  page.cleanup();
  return canvas;
}

function answer(drawn: object, picture?: Uint8Array): void {
  const told = isLeftOut ? { refusal: "heavy" } : drawn;
  process.stdout.write(`${JSON.stringify(told)}\n`);
  if (picture && !isLeftOut) process.stdout.write(picture);
}
