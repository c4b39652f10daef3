import { crc32, deflateSync } from "node:zlib";
import PDFDocument from "pdfkit";

/** A PDF by hand: catalogue, pages, then the given objects from number 3 on. */
export function makePdf(objects: string[], catalogExtra = "", trailerExtra = ""): Buffer {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogExtra} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    ...objects,
  ];
  const body = all.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join("");
  return Buffer.from(
    `%PDF-1.7\n%\xe2\xe3\xcf\xd3\n${body}trailer\n<< /Root 1 0 R ${trailerExtra} >>\nstartxref\n0\n%%EOF\n`,
    "latin1",
  );
}

type Packing = { type?: string; filter?: string; extra?: string; data?: Buffer };

/** An object stream holding the given objects. */
export function objectStream(objects: string[], packing: Packing = {}): Buffer {
  let offset = 0;
  const index = objects.map((object, number) => {
    const entry = `${number + 1} ${offset}`;
    offset += object.length + 1;
    return entry;
  });
  const head = `${index.join(" ")} `;
  const plain = Buffer.from(head + objects.join(" "), "latin1");
  const { type = "/Type /ObjStm", filter = "/FlateDecode", extra = "" } = packing;
  const data = packing.data ?? (filter === "" ? plain : deflateSync(plain));
  const dictionary = `${type} /N ${objects.length} /First ${head.length} ${filter && `/Filter ${filter}`} ${extra}`;
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from("\nendstream"),
  ]);
}

/** A PDF whose one object is the given bytes, as modern writers make them. */
export function writtenPdf(object: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from("%PDF-1.7\n5 0 obj\n"),
    object,
    Buffer.from("\nendobj\n6 0 obj\n<< /Type /XRef /Root 1 0 R >>\nendobj\nstartxref\n0\n%%EOF\n"),
  ]);
}

const written = new Map<string, Promise<Buffer>>();

/** A PDF as a real library writes it; the same bytes for the same text, as a file on somebody's phone is. */
export function realPdf(text: string): Promise<Buffer> {
  const file = written.get(text) ?? writePdf(text);
  written.set(text, file);
  return file;
}

async function writePdf(text: string): Promise<Buffer> {
  const document = new PDFDocument({ info: { Title: text } });
  document.fontSize(12).text(text);
  document.end();
  return Buffer.concat(await Array.fromAsync(document as unknown as AsyncIterable<Buffer>));
}

/** A grey PNG, by default as small as one may be and still be taken for a paper (S17h). */
export function plainPng(width = 300, height = 200): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Each line begins with the number of its filter: none.
  const lines = Buffer.alloc((width + 1) * height, 0x88);
  for (let line = 0; line < height; line += 1) lines[line * (width + 1)] = 0;
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(lines)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
