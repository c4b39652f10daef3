import { badRequest, payloadTooLarge } from "#app/core/requests/errors.ts";

export type PartHead = { name: string; fileName: string | null; contentType: string };

/** Takes one part's bytes as they arrive; it may forget them, but not stop them. */
export type PartSink = { take(chunk: Uint8Array): void; end(): void };

const MAX_HEAD_BYTES = 8 * 1024;
const MAX_PARTS = 500;
const UNREADABLE = "The form could not be read. Please try again.";

/** The boundary of a multipart/form-data content type; null when it is something else. */
export function boundaryOf(contentType: string | null): string | null {
  const match = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
    contentType ?? "",
  );
  return match?.[1] ?? match?.[2] ?? null;
}

/** Walks through a multipart body without ever holding more of it than a marker and one chunk. */
export async function walkMultipart(
  chunks: AsyncIterable<Uint8Array>,
  boundary: string,
  maxTotalBytes: number,
  open: (head: PartHead) => PartSink,
): Promise<{ totalBytes: number }> {
  const source = new Source(chunks, maxTotalBytes);
  const delimiter = Buffer.from(`\r\n--${boundary}`, "latin1");
  await source.until(delimiter, () => undefined);
  for (let parts = 0; !(await source.isLastBoundary()); parts += 1) {
    if (parts >= MAX_PARTS) throw payloadTooLarge("The form has too many fields.");
    const sink = open(parseHead(await source.head()));
    await source.until(delimiter, (chunk) => sink.take(chunk));
    sink.end();
  }
  await source.drain();
  return { totalBytes: source.total };
}

class Source {
  total = 0;
  private readonly chunks: AsyncIterator<Uint8Array>;
  private readonly maxTotalBytes: number;
  // The first boundary has no line before it; with one in front all boundaries look alike.
  private held: Buffer = Buffer.from("\r\n");

  constructor(chunks: AsyncIterable<Uint8Array>, maxTotalBytes: number) {
    this.chunks = chunks[Symbol.asyncIterator]();
    this.maxTotalBytes = maxTotalBytes;
  }

  /** Hands on everything before the marker, and moves past it. */
  async until(marker: Buffer, give: (chunk: Uint8Array) => void): Promise<void> {
    for (;;) {
      const at = this.held.indexOf(marker);
      if (at >= 0) {
        if (at > 0) give(this.held.subarray(0, at));
        this.held = this.held.subarray(at + marker.length);
        return;
      }
      const certain = this.held.length - marker.length + 1;
      if (certain > 0) {
        give(this.held.subarray(0, certain));
        this.held = this.held.subarray(certain);
      }
      await this.more();
    }
  }

  /** What follows a boundary: "--" ends the body, a line break begins a part. */
  async isLastBoundary(): Promise<boolean> {
    while (this.held.length < 2) await this.more();
    const mark = this.held.toString("latin1", 0, 2);
    if (mark !== "--" && mark !== "\r\n") throw badRequest(UNREADABLE);
    this.held = this.held.subarray(2);
    return mark === "--";
  }

  async head(): Promise<string> {
    const end = Buffer.from("\r\n\r\n");
    for (;;) {
      const at = this.held.indexOf(end);
      if (at > MAX_HEAD_BYTES || (at < 0 && this.held.length > MAX_HEAD_BYTES)) throw badRequest(UNREADABLE);
      if (at >= 0) {
        const text = this.held.toString("utf8", 0, at);
        this.held = this.held.subarray(at + end.length);
        return text;
      }
      await this.more();
    }
  }

  async drain(): Promise<void> {
    for (;;) {
      const { done, value } = await this.chunks.next();
      if (done) return;
      this.count(value);
    }
  }

  private async more(): Promise<void> {
    const { done, value } = await this.chunks.next();
    if (done) throw badRequest("The upload did not arrive whole. Please try again.");
    this.count(value);
    this.held = Buffer.concat([this.held, value]);
  }

  private count(chunk: Uint8Array): void {
    this.total += chunk.byteLength;
    if (this.total > this.maxTotalBytes) throw payloadTooLarge("These files are too large together.");
  }
}

function parseHead(text: string): PartHead {
  const lines = text.split("\r\n");
  const disposition = lines.find((line) => /^content-disposition\s*:/i.test(line)) ?? "";
  const name = parameter(disposition, "name");
  if (!/^content-disposition\s*:\s*form-data\b/i.test(disposition) || name === null)
    throw badRequest(UNREADABLE);
  const type = lines.find((line) => /^content-type\s*:/i.test(line)) ?? "";
  return {
    name,
    fileName: parameter(disposition, "filename"),
    contentType: type.replace(/^[^:]*:\s*/, "").trim(),
  };
}

/** As browsers write them: in quotes, with %22, %0D and %0A for the three characters that would break out. */
function parameter(line: string, name: string): string | null {
  const match = new RegExp(`;\\s*${name}="((?:[^"\\\\]|\\\\.)*)"`, "i").exec(line);
  if (!match) return null;
  return (match[1] ?? "").replaceAll(/%(22|0D|0A)/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
