import { crc32, deflateSync } from "node:zlib";
import PDFDocument from "pdfkit";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makePdf, plainPng, realPdf } from "#tests/support/sample-files.ts";
import { uploadMessages } from "../../messages/upload-messages.ts";
import { cleanUpload } from "./clean-upload.server.ts";
import { filePassword } from "./file-password.server.ts";

const plain = (width = 240, height = 160) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });
const jpg = () => plain().jpeg().toBuffer();
const png = () => plain().png().toBuffer();
const fileOf = (name: string, bytes: Uint8Array | string, type = "image/jpeg") =>
  new File([bytes as Uint8Array<ArrayBuffer>], name, { type });

const refused = (name: string, bytes: Uint8Array | string) =>
  cleanUpload(fileOf(name, bytes)).then(
    () => "taken",
    (error: { refusal?: string }) => error.refusal,
  );

describe("T21: by content and by extension", () => {
  it("takes JPG, PNG and PDF, whatever the browser calls them", async () => {
    expect(await cleanUpload(fileOf("a.jpeg", await jpg(), "text/html"))).toMatchObject({
      kind: "jpg",
      mime: "image/jpeg",
    });
    expect(await cleanUpload(fileOf("a.webp", await plain().webp().toBuffer()))).toMatchObject({
      name: "a.jpg",
      kind: "jpg",
    });
    expect(await cleanUpload(fileOf("a.PNG", await png()))).toMatchObject({ kind: "png", mime: "image/png" });
    expect(await cleanUpload(fileOf("a.pdf", await realPdf("hello")))).toMatchObject({
      mime: "application/pdf",
    });
  });

  it.each([
    [
      "an SVG",
      "a.svg",
      "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
      "svg_or_html",
    ],
    ["an SVG that calls itself PNG", "a.png", "<?xml version='1.0'?><svg/>", "svg_or_html"],
    ["a web page", "a.pdf", "<!DOCTYPE html><html></html>", "svg_or_html"],
    ["a ZIP", "a.zip", "PK\x03\x04rest", "archive"],
    ["a Word file that calls itself PDF", "a.pdf", "PK\x03\x04word/document.xml", "archive"],
    ["a Windows program", "a.jpg", "MZ\x90\x00\x03", "program"],
    ["a Linux program", "a.png", "\x7fELF\x02\x01", "program"],
    ["a shell script", "a.pdf", "#!/bin/sh\nrm -rf /", "program"],
    ["an iPhone photo", "a.jpg", "\x00\x00\x00\x18ftypheic", "heic"],
    ["a GIF", "a.gif", "GIF89a", "not_accepted"],
    ["a WebP that calls itself PNG", "a.png", "RIFF\x00\x00\x00\x00WEBPVP8 ", "wrong_extension"],
    ["plain text", "a.pdf", "hello", "not_accepted"],
    ["nothing", "a.pdf", "", "empty"],
  ])("refuses %s", async (_, name, text, refusal) => {
    expect(await refused(name, Buffer.from(text, "latin1"))).toBe(refusal);
  });

  it("refuses a name that says something else than the content", async () => {
    expect(await refused("photo.pdf", await jpg())).toBe("wrong_extension");
    expect(await refused("photo.jpg.exe", await jpg())).toBe("wrong_extension");
    expect(await refused("photo", await jpg())).toBe("wrong_extension");
    expect(await refused("form.png", makePdf(["<< >>"]))).toBe("wrong_extension");
  });

  it("refuses more than 5 MB, to the byte", async () => {
    const limit = 5 * 1024 * 1024;
    const filled = (size: number) =>
      Buffer.concat([Buffer.from("\xff\xd8\xff", "latin1"), Buffer.alloc(size - 3)]);
    expect(await refused("a.jpg", filled(limit + 1))).toBe("too_large");
    expect(await refused("a.jpg", filled(limit))).toBe("image_unreadable");
  });
});

describe("T21: polyglots", () => {
  it.each([
    ["a JPG that ends as a ZIP", `PK\x05\x06${"\0".repeat(18)}`],
    ["a JPG that ends as a web page", "<html><script>alert(1)</script></html>"],
    ["a JPG that ends as PHP", "<?php system('id'); ?>"],
  ])("refuses %s", async (_, tail) => {
    expect(await refused("a.jpg", Buffer.concat([await jpg(), Buffer.from(tail, "latin1")]))).toBe(
      "image_polyglot",
    );
  });

  it("refuses a JPG that is also a PDF", async () => {
    const [start, rest] = [(await jpg()).subarray(0, 2), (await jpg()).subarray(2)];
    const comment = Buffer.from("\xff\xfe\x00\x0b%PDF-1.7\n", "latin1");
    expect(await refused("a.jpg", Buffer.concat([start, comment, rest]))).toBe("image_polyglot");
  });
});

describe("T22: pictures are drawn anew", () => {
  const located = async () =>
    plain(300, 200)
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: "Canary-Phone" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "17/1 23/1 0/1" },
      })
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'><a>Canary-Place</a></x:xmpmeta>")
      .jpeg()
      .toBuffer();

  it("location and every other word about the picture are gone, and it stands upright", async () => {
    const before = await sharp(await located()).metadata();
    expect(before).toMatchObject({ orientation: 6, width: 300 });
    expect(before.exif?.includes("Canary-Phone")).toBe(true);
    expect(before.xmp?.includes("Canary-Place")).toBe(true);
    const { bytes } = await cleanUpload(fileOf("a.jpg", await located()));
    const after = await sharp(bytes).metadata();
    expect([after.exif, after.xmp, after.iptc, after.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([after.width, after.height]).toEqual([200, 300]);
    expect(Buffer.from(bytes).includes("Canary")).toBe(false);
  });

  it("bytes after the picture are gone", async () => {
    const tail = Buffer.from("Canary-Trailer".repeat(50));
    const { bytes } = await cleanUpload(fileOf("a.jpg", Buffer.concat([await jpg(), tail])));
    expect(Buffer.from(bytes).includes("Canary")).toBe(false);
  });

  it("text chunks of a PNG are gone", async () => {
    const source = await png();
    const text = pngChunk("tEXt", Buffer.from("Comment\0Canary-Text"));
    const { bytes } = await cleanUpload(
      fileOf("a.png", Buffer.concat([source.subarray(0, 33), text, source.subarray(33)])),
    );
    expect(Buffer.from(bytes).includes("Canary")).toBe(false);
    expect((await sharp(bytes).metadata()).format).toBe("png");
  });

  it("a small file that unfolds into gigabytes is refused before it is decoded", async () => {
    expect(await refused("bomb.png", hugePng(50_000, 50_000))).toBe("image_too_big");
  });

  it("a large photo is shrunk to what is needed to read it", async () => {
    const { bytes } = await cleanUpload(fileOf("a.jpg", await plain(4000, 1000).jpeg().toBuffer()));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 3000, height: 750 });
  });

  it("a damaged picture is refused, not half kept", async () => {
    const noise = await sharp(Buffer.from(Array.from({ length: 120_000 }, (_, i) => (i * 7919) % 251)), {
      raw: { width: 200, height: 200, channels: 3 },
    })
      .jpeg()
      .toBuffer();
    expect(await refused("a.jpg", noise.subarray(0, noise.length / 2))).toBe("image_unreadable");
    expect(await refused("a.png", (await png()).subarray(0, 40))).toBe("image_unreadable");
  });

  it("S17h: a picture in which no paper can be read is refused, turned either way", async () => {
    expect(await refused("a.jpg", await plain(120, 90).jpeg().toBuffer())).toBe("image_too_small");
    expect(await refused("a.png", plainPng(199, 150))).toBe("image_too_small");
    expect(await refused("a.png", plainPng(100, 200))).toBe("taken");
  });

  it("many at once all come out right", async () => {
    const source = await jpg();
    const cleaned = await Promise.all(Array.from({ length: 8 }, () => cleanUpload(fileOf("a.jpg", source))));
    expect(new Set(cleaned.map((file) => file.sha256)).size).toBe(1);
  });
});

describe("T23: names", () => {
  it.each([
    ["../../etc/passwd.jpg", "passwd.jpg"],
    ["C:\\Users\\Asha\\income.jpeg", "income.jpg"],
    ['a"b\r\nSet-Cookie: x=1.jpg', "a b Set-Cookie x=1.jpg"],
    ["ఆదాయ ధృవీకరణ పత్రం.jpg", "ఆదాయ ధృవీకరణ పత్రం.jpg"],
    ["evil\u202egpj.exe.jpg", "evil gpj.exe.jpg"],
    [".jpg", "document.jpg"],
    [`${"x".repeat(300)}.jpg`, `${"x".repeat(80)}.jpg`],
  ])("%j becomes %j", async (given, name) => {
    expect((await cleanUpload(fileOf(given, await jpg()))).name).toBe(name);
  });
});

it("T21: every refusal has its words in every language", () => {
  for (const language of ["en", "te", "hi"] as const) {
    for (const text of Object.values(uploadMessages[language])) expect(text.length).toBeGreaterThan(10);
  }
});

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

function hugePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(1024 * 1024));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", head),
    pngChunk("IDAT", data),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("T59, X29: a PDF that no reviewer could be shown is told to who sends it", () => {
  it("too many pages, locked", async () => {
    expect(await refused("a.pdf", await longPdf(31))).toBe("pdf_pages");
    expect(await refused("a.pdf", await longPdf(1, { userPassword: "1234" }))).toBe("pdf_encrypted");
    expect(await cleanUpload(fileOf("a.pdf", await longPdf(2)))).toMatchObject({ pages: 2 });
  }, 30_000);

  it("S31a: a locked one is opened with its password and kept without it", async () => {
    const locked = async (
      password?: string,
      options: PDFKit.PDFDocumentOptions = { userPassword: "SIRI2009" },
    ) => {
      const file = fileOf("e-Aadhaar.pdf", await longPdf(2, options));
      if (password) filePassword.keep(file, password);
      return cleanUpload(file);
    };
    const { bytes, kind, pages } = await locked("SIRI2009");
    expect({ kind, pages }).toEqual({ kind: "pdf", pages: 2 });
    expect(Buffer.from(bytes).includes("/Encrypt")).toBe(false);
    await expect(locked("SIRI2010")).rejects.toMatchObject({ refusal: "pdf_password" });
    await expect(locked()).rejects.toMatchObject({ refusal: "pdf_encrypted" });
    // Locked against changing only: it opens for everybody.
    expect(await locked(undefined, { ownerPassword: "x", pdfVersion: "1.7" })).toMatchObject({ pages: 2 });
  }, 60_000);

  it.each([
    ["a small file that unfolds into three hundred million points", "q 595 0 0 842 0 0 cm /I Do Q", 1],
    ["a drawing of millions of lines", "0 0 m 100 800 200 300 595 842 c S\n", 3_000_000],
  ])(
    "too heavy: %s",
    async (_, line, times) => {
      const picture = packed(
        "/Type /XObject /Subtype /Image /Width 20000 /Height 15000 /ColorSpace /DeviceGray /BitsPerComponent 8",
        Buffer.alloc(20_000 * 15_000),
      );
      const page =
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /I 4 0 R >> >> /Contents 5 0 R >>";
      const bytes = makePdf([page, picture, packed("", Buffer.from(line.repeat(times)))]);
      expect(bytes.length).toBeLessThan(1_000_000);
      expect(await refused("a.pdf", bytes)).toBe("pdf_heavy");
    },
    60_000,
  );
});

function packed(about: string, content: Buffer): string {
  const data = deflateSync(content);
  return `<< ${about} /Filter /FlateDecode /Length ${data.length} >>\nstream\n${data.toString("latin1")}\nendstream`;
}

async function longPdf(pages: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const file = new PDFDocument(options);
  for (let page = 1; page < pages; page += 1) file.addPage();
  file.end();
  return Buffer.concat(await Array.fromAsync(file as unknown as AsyncIterable<Buffer>));
}
