import { spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "#app/db/migrating/project-root.server.ts";
import { maxImagePixels, mostPdfPages } from "../../file-rules.ts";
import { type NotDrawnReason, PdfNotDrawn } from "../../pdf-not-drawn.ts";

export interface DrawnPdf {
  readonly pages: number;
  /** WebP; empty when the whole file was only tried. Of a locked file all its pages, as JPG one after the other. */
  readonly picture: Buffer<ArrayBuffer>;
  /** Of a locked file: each page's size on paper, and how many of the bytes are its picture. */
  readonly opened?: readonly { readonly width: number; readonly height: number; readonly bytes: number }[];
}

interface Limits {
  /** Of a processor; by the clock alone, a busy hour would make every file too heavy. */
  readonly cpuMs: number;
  readonly ms: number;
  readonly residentMb: number;
}

const usual: Limits = { cpuMs: 10_000, ms: 30_000, residentMb: 700 };
const heapMb = 256;
const largestAnswer = 8 * 1024 * 1024;
const sizes = {
  page: { width: 1240, tallest: 2480, mostPixels: maxImagePixels },
  // Small: only whether it can be drawn at all is asked.
  all: { width: 310, tallest: 620, mostPixels: maxImagePixels },
  // 200 dots to the inch of A4: the small print of a card can be read.
  open: { width: 1654, tallest: 2339, mostPixels: maxImagePixels },
};
/** Uploads try one at a time, so that whoever looks at a paper never waits behind a heap of them. */
const places = { all: { atOnce: 1, waiting: 8 }, page: { atOnce: 2, waiting: 24 } };
const lanes = {
  all: { running: 0, waiting: [] as (() => void)[] },
  page: { running: 0, waiting: [] as (() => void)[] },
};

/**
 * T59: one page of a PDF as a picture, or ("all") whether every page can be drawn. A process of its own does it,
 * which has neither keys nor database, little memory and little time; a file that breaks the library breaks only
 * that. What the file carries besides its looks does not come out.
 */
export async function drawPdf(
  bytes: Uint8Array,
  page: number | "all" | "open",
  limits: Partial<Limits> = {},
  password = "",
): Promise<DrawnPdf> {
  const size = typeof page === "number" ? "page" : page;
  const kind = size === "page" ? "page" : "all";
  const [lane, place] = [lanes[kind], places[kind]];
  if (lane.running >= place.atOnce) {
    if (lane.waiting.length >= place.waiting) throw new PdfNotDrawn("busy");
    await new Promise<void>((go) => lane.waiting.push(go));
  } else lane.running += 1;
  try {
    const wish = { page, mostPages: mostPdfPages, ...sizes[size] };
    // By stdin like the file: what stands in a command line, others on the machine can read.
    const input =
      page === "open" ? Buffer.concat([Buffer.from(`${JSON.stringify(password)}\n`), bytes]) : bytes;
    return await draw(input, wish, { ...usual, ...limits });
  } finally {
    const next = lane.waiting.shift();
    if (next) next();
    else lane.running -= 1;
  }
}

function draw(bytes: Uint8Array, wish: object, limits: Limits): Promise<DrawnPdf> {
  const root = realpathSync(projectRoot());
  const program = join(root, "server", "draw-pdf.ts");
  const modules = join(root, "node_modules");
  // A link too must be readable by its own name.
  const readable = [program, join(root, "package.json"), modules, realpathSync(modules)];
  const child = spawn(
    process.execPath,
    [
      "--permission",
      "--allow-addons",
      ...readable.map((path) => `--allow-fs-read=${path}`),
      `--max-old-space-size=${heapMb}`,
      "--no-warnings",
      program,
      JSON.stringify(wish),
    ],
    { env: {}, cwd: root, stdio: ["pipe", "pipe", "ignore"] },
  );
  const { promise, resolve, reject } = Promise.withResolvers<DrawnPdf>();
  const fail = (reason: NotDrawnReason) => {
    reject(new PdfNotDrawn(reason));
    child.kill("SIGKILL");
  };
  const timer = setTimeout(() => fail(isWatched ? "busy" : "heavy"), limits.ms);
  const watch = setInterval(async () => {
    const used = await usedBy(child.pid);
    if (used.cpuMs > limits.cpuMs || used.residentMb > limits.residentMb) fail("heavy");
  }, 100);
  const parts: Buffer[] = [];
  let size = 0;
  child.stdout.on("data", (part: Buffer) => {
    size += part.length;
    if (size > largestAnswer) fail("heavy");
    else parts.push(part);
  });
  child.on("error", reject);
  // It may end before it has read everything.
  child.stdin.on("error", () => undefined);
  // Without an answer it was out of memory, or fell over the file.
  child.on("close", () => settle(Buffer.concat(parts), resolve, fail));
  child.stdin.end(bytes);
  return promise.finally(() => {
    clearTimeout(timer);
    clearInterval(watch);
  });
}

function settle(
  answer: Buffer<ArrayBuffer>,
  resolve: (drawn: DrawnPdf) => void,
  fail: (reason: NotDrawnReason) => void,
): void {
  const end = answer.indexOf("\n");
  if (end < 0) {
    fail("heavy");
    return;
  }
  const told = JSON.parse(answer.toString("utf8", 0, end)) as DrawnPdf & {
    refusal?: NotDrawnReason;
  };
  if (told.refusal) fail(told.refusal);
  else {
    const { pages, opened } = told;
    resolve({ pages, picture: answer.subarray(end + 1), ...(opened && { opened }) });
  }
}

/** Pictures live outside the heap that Node itself limits. Elsewhere pixels and the clock are the limits. */
const isWatched = process.platform === "linux";

async function usedBy(pid: number | undefined): Promise<Pick<Limits, "cpuMs" | "residentMb">> {
  const stat = isWatched ? await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "") : "";
  // After the program's name in brackets: state first; user and system time in hundredths, resident pages.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [user = 0, system = 0] = [Number(fields[11]), Number(fields[12])];
  return { cpuMs: (user + system) * 10, residentMb: (Number(fields[21]) * 4096) / 1_000_000 };
}
