import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { growthOf } from "#tests/support/growth.ts";
import { makePdf, objectStream, realPdf, writtenPdf } from "#tests/support/sample-files.ts";
import { inspectPdf } from "./inspect-pdf.server.ts";

const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 10 10] >>";
const jsAction = "<< /S /JavaScript /JS (app.alert(1)) >>";

describe("T22: plain documents pass", () => {
  it("X16: with a link of the web in them", () => {
    expect(inspectPdf(makePdf([page, "<< /S /URI /URI (https://example.org/a) >>"]))).toBeNull();
  });

  it("as a PDF library writes them, with compressed text and an embedded font", async () => {
    expect(inspectPdf(await realPdf("A CV: HTML/JavaScript, object-oriented 5 0 obj"))).toBeNull();
  });

  it("as a modern printer driver writes them, with object streams", () => {
    expect(inspectPdf(writtenPdf(objectStream(["<< /Type /Catalog /Pages 2 0 R >>", page])))).toBeNull();
  });

  it("with an opening view that is no script", () => {
    expect(inspectPdf(makePdf([page], "/OpenAction [3 0 R /FitH 800]"))).toBeNull();
  });

  it("with a slash-name inside a sentence", () => {
    expect(inspectPdf(makePdf([page, "(I know Java/JavaScript and /Launch pads)"]))).toBeNull();
  });

  it("with a stream whose length is told wrongly", () => {
    expect(inspectPdf(makePdf([page, "<< /Length 999999 >>\nstream\nBT ET\nendstream"]))).toBeNull();
  });
});

describe("T22: active, packed and locked documents are refused", () => {
  it.each([
    ["a script when it opens", makePdf([page], `/OpenAction ${jsAction}`), "pdf_active"],
    ["a named script", makePdf([page, jsAction], "/Names << /JavaScript 4 0 R >>"), "pdf_active"],
    ["a name in hex", makePdf([page, "<< /S /J#61v#61Script /J#53 (x) >>"]), "pdf_active"],
    ["a name wholly in hex", makePdf([page, "<< /S /#4a#61#76#61#53#63#72#69#70#74 >>"]), "pdf_active"],
    [
      "X16: a rendition with a script, in an object hidden in a stream",
      makePdf([
        page,
        "<< /Length 70 >>\nstream\n7 0 obj << /S /Rendition /OP 0 /JS (app.alert(1)) >> endobj\nendstream",
      ]),
      "pdf_active",
    ],
    ["X16: a rendition", makePdf([page, "<< /S /Rendition /OP 0 >>"]), "pdf_active"],
    ["X16: a movie", makePdf([page, "<< /Subtype /Movie >>"]), "pdf_active"],
    [
      "X16: a file on a share, which asks for the reader's password",
      makePdf([page], "/OpenAction << /S /GoToR /F (\\\\\\\\evil\\\\share\\\\x.pdf) >>"),
      "pdf_active",
    ],
    [
      "X16: a script as an address",
      makePdf([page, "<< /S /URI /URI (javascript:app.alert) >>"]),
      "pdf_active",
    ],
    [
      "X16: a script as an address, in hex",
      makePdf([page, `<< /S /URI /URI <${Buffer.from("javascript:x").toString("hex")}> >>`]),
      "pdf_active",
    ],
    [
      "X16: a script as an address, in octal",
      makePdf([page, "<< /S /URI /URI (\\152avascript:x) >>"]),
      "pdf_active",
    ],
    [
      "X16: a script as an address, with needless marks",
      makePdf([page, "<< /S /URI /URI (java\\n\\script:x) >>"]),
      "pdf_active",
    ],
    ["X16: a share as a file, in hex", makePdf([page, "<< /S /URI /F <5c5c6576696c5c78> >>"]), "pdf_active"],
    ["X16: a share as an address", makePdf([page, "<< /S /URI /URI (file://evil/share) >>"]), "pdf_active"],
    ["a program to launch", makePdf([page, "<< /S /Launch /F (calc.exe) >>"]), "pdf_active"],
    ["a name glued to its neighbours", makePdf([page, "<</S/Launch/F(calc.exe)>>"]), "pdf_active"],
    ["a form that sends itself off", makePdf([page, "<< /S /SubmitForm >>"]), "pdf_active"],
    ["an XFA form", makePdf([page], "/AcroForm << /XFA 5 0 R >>"), "pdf_active"],
    ["an attachment", makePdf([page], "/Names << /EmbeddedFiles 4 0 R >>"), "pdf_attachment"],
    ["an attachment by annotation", makePdf([page, "<< /Subtype /FileAttachment >>"]), "pdf_attachment"],
    ["a password", makePdf([page], "", "/Encrypt 9 0 R"), "pdf_encrypted"],
    ["a comment between key and value", makePdf([page, "<< /S%x\n/JavaScript >>"]), "pdf_active"],
  ])("%s", (_, bytes, refusal) => {
    expect(inspectPdf(bytes)).toBe(refusal);
  });
});

describe("T22: hiding places are searched", () => {
  const catalog = "<< /Type /Catalog /Pages 2 0 R >>";

  it.each([
    ["in an object stream", objectStream([catalog, jsAction])],
    ["in an object stream that does not name its type", objectStream([catalog, jsAction], { type: "" })],
    [
      "in an object stream whose type is in hex",
      objectStream([catalog, jsAction], { type: "/Type /Obj#53tm" }),
    ],
    ["in an uncompressed object stream", objectStream([catalog, jsAction], { filter: "" })],
    ["in a string of an object stream, found by offset", objectStream([catalog, "(<< /S /JavaScript >>)"])],
  ])("%s", (_, stream) => {
    expect(inspectPdf(writtenPdf(stream))).toBe("pdf_active");
  });

  const hidden = `9 0 obj ${jsAction} endobj`;
  it.each([
    ["in a string", `(${hidden})`],
    ["in a string, in hex", `(${hidden.replace("JavaScript", "J#61vaScript")})`],
    ["in a comment", `null\n% ${hidden}\n`],
    ["in a hex string's brackets", "<9 0 obj <</S /JavaScript >"],
    ["in stream data", `<< /Length ${hidden.length} >>\nstream\n${hidden}\nendstream`],
    [
      "in stream data, the name in another stream",
      "<< >>\nstream\n9 0 obj <<\nendstream endobj\n10 0 obj << >>\nstream\n/S /JavaScript >>\nendstream",
    ],
    [
      "as an object stream inside stream data",
      `<< >>\nstream\n9 0 obj << /N 1 /First 4 /Filter /FlateDecode >> stream ${"x".repeat(9)}\nendstream`,
    ],
  ])("an object %s, for a forged offset to find", (_, body) => {
    expect(inspectPdf(makePdf([page, body]))).toBe("pdf_active");
  });

  it("behind a lying length", () => {
    const body = `<< /Length 3 >>\nstream\nabc\nendstream endobj\n6 0 obj ${jsAction}`;
    expect(inspectPdf(makePdf([page, body]))).toBe("pdf_active");
  });

  it("in a later revision of the same file", () => {
    const first = makePdf([page]);
    const update = Buffer.from(
      `\n4 0 obj ${jsAction} endobj\ntrailer << /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`,
    );
    expect(inspectPdf(Buffer.concat([first, update]))).toBe("pdf_active");
  });
});

describe("T22: what cannot be read is refused", () => {
  const bomb = deflateSync(Buffer.alloc(40 * 1024 * 1024, 32));

  it.each([
    ["an object stream in an unusual packing", writtenPdf(objectStream([page], { filter: "/LZWDecode" }))],
    [
      "an object stream packed twice",
      writtenPdf(objectStream([page], { filter: "[/ASCII85Decode /FlateDecode]" })),
    ],
    [
      "an object stream whose packing stands elsewhere",
      writtenPdf(objectStream([page], { filter: "12 0 R" })),
    ],
    [
      "an object stream with a predictor",
      writtenPdf(objectStream([page], { extra: "/DecodeParms << /Predictor 12 >>" })),
    ],
    ["a damaged object stream", writtenPdf(objectStream([page], { data: Buffer.from("not deflated") }))],
    ["an object stream that unfolds into 40 MB", writtenPdf(objectStream([page], { data: bomb }))],
    ["a stream without end", makePdf([page, "<< >>\nstream\nabc"])],
    ["a string without end", makePdf([page, "(abc"])],
    ["something before its mark", Buffer.concat([Buffer.from("GIF89a"), makePdf([page])])],
    ["something after its end", Buffer.concat([makePdf([page]), Buffer.from("MZ\x90\x00 program")])],
    ["only the frame of a PDF", Buffer.from("%PDF-1.7\nhello\n%%EOF")],
    ["an empty file", Buffer.alloc(0)],
  ])("%s", (_, bytes) => {
    expect(inspectPdf(bytes)).toBe("pdf_unreadable");
  });

  it.each([
    ["a web page", makePdf([page, "(<script>alert(1)</script>)"])],
    ["an archive", makePdf([page, "(PK\x05\x06 end of central directory)"])],
  ])("T21: a PDF that is also %s", (_, bytes) => {
    expect(inspectPdf(bytes)).toBe("pdf_polyglot");
  });
});

// Anything that looks back or ahead for each mark grows with the square of the file.
it.each([
  "(",
  "((",
  "<",
  "<<",
  "/",
  "%",
  "%\n",
  "1 0 obj ",
  "stream ",
  "stream\nendstream ",
  "/First ",
  "(a)",
  "#",
])(
  "T17: a file full of %j is read once, not again for each mark",
  (unit) => {
    const read = (size: number) => inspectPdf(makePdf([page, unit.repeat(Math.floor(size / unit.length))]));
    expect(growthOf(read, 128 * 1024)).toBeLessThan(12);
  },
  60_000,
);
