import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxFormBytes } from "../../file-rules.ts";
import { filePassword } from "./file-password.server.ts";
import { receiveUpload } from "./receive-upload.server.ts";

const LIMIT = 5 * 1024 * 1024;
const BOUNDARY = "----WebKitFormBoundaryAbC123";

type Part = { name: string; value: string | Uint8Array; fileName?: string };

function bodyOf(parts: Part[], end = `--${BOUNDARY}--\r\n`): Buffer {
  const chunks = parts.map(({ name, value, fileName }) => {
    const file =
      fileName === undefined ? "" : `; filename="${fileName}"\r\nContent-Type: application/octet-stream`;
    return Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`),
      Buffer.from(value as string),
      Buffer.from("\r\n"),
    ]);
  });
  return Buffer.concat([...chunks, Buffer.from(end)]);
}

function requestOf(body: Uint8Array, headers: Record<string, string> = {}, chunkSize = 65_536): Request {
  let at = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= body.length) return controller.close();
      controller.enqueue(Uint8Array.from(body.subarray(at, at + chunkSize)));
      at += chunkSize;
    },
  });
  return new Request("http://site.example/upload", {
    method: "POST",
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
    body: stream,
    duplex: "half",
  } as RequestInit);
}

const bytesOf = async (form: FormData, name: string) =>
  Buffer.from(await (form.get(name) as File).arrayBuffer());

describe("a form with files", () => {
  it("arrives as it was sent, whatever the chunks", async () => {
    const photo = Buffer.from([0, 13, 10, 45, 45, 255, 13, 10]);
    const body = bodyOf([
      { name: "name", value: "ఆశ\r\n--not the boundary" },
      { name: "photo", value: photo, fileName: "నా ఫోటో %22a%22.jpg" },
      { name: "empty", value: "" },
    ]);
    for (const size of [1, 2, 3, 7, 64, 100_000]) {
      const { formData, refusals } = await receiveUpload(requestOf(body, {}, size));
      expect(refusals).toEqual({});
      expect(formData.get("name")).toBe("ఆశ\r\n--not the boundary");
      expect(formData.get("empty")).toBe("");
      expect((formData.get("photo") as File).name).toBe('నా ఫోటో "a".jpg');
      expect(await bytesOf(formData, "photo")).toEqual(photo);
    }
  });

  it("reads what a browser's own FormData writes, for any content", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), fc.oneof(fc.string(), fc.uint8Array())), {
          maxLength: 6,
        }),
        async (entries) => {
          const form = new FormData();
          for (const [name, value] of entries) {
            if (typeof value === "string") form.append(name, value);
            else form.append(name, new File([Uint8Array.from(value)], "f.bin"));
          }
          const { formData } = await receiveUpload(
            new Request("http://x.example", { method: "POST", body: form }),
          );
          const expected = await new Response(form).formData();
          const plain = async (data: FormData) =>
            Promise.all(
              [...data].map(async ([name, value]) =>
                typeof value === "string"
                  ? [name, value]
                  : [name, Buffer.from(await value.arrayBuffer()).toString("hex")],
              ),
            );
          expect(await plain(formData)).toEqual(await plain(expected));
        },
      ),
      { numRuns: 60 },
    );
  });

  it("a file field left alone is absent", async () => {
    const { formData } = await receiveUpload(requestOf(bodyOf([{ name: "photo", value: "", fileName: "" }])));
    expect(formData.has("photo")).toBe(false);
  });

  it("a form without files is read as well", async () => {
    const request = new Request("http://x.example", {
      method: "POST",
      body: new URLSearchParams({ a: "1" }),
    });
    expect((await receiveUpload(request)).formData.get("a")).toBe("1");
  });
});

describe("T21: 5 MB, measured while it streams", () => {
  it("takes exactly 5 MB, refuses one byte more, and keeps the other answers", async () => {
    const { formData, refusals } = await receiveUpload(
      requestOf(
        bodyOf([
          { name: "fits", value: Buffer.alloc(LIMIT), fileName: "a.pdf" },
          { name: "photo", value: Buffer.alloc(LIMIT + 1), fileName: "b.jpg" },
          { name: "name", value: "Asha" },
        ]),
      ),
    );
    expect(refusals).toEqual({ photo: "too_large" });
    expect((formData.get("fits") as File).size).toBe(LIMIT);
    expect(formData.has("photo")).toBe(false);
    expect(formData.get("name")).toBe("Asha");
  });

  it("stops reading a body that never ends", async () => {
    let pulled = 0;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) =>
        controller.enqueue(bodyOf([{ name: "f", value: "", fileName: "a.jpg" }], "").subarray(0, -2)),
      pull(controller) {
        pulled += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const request = new Request("http://x.example", {
      method: "POST",
      headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
      body: stream,
      duplex: "half",
    } as RequestInit);
    await expect(receiveUpload(request, { maxFiles: 1 })).rejects.toMatchObject({ status: 413 });
    expect(pulled).toBeLessThan(maxFormBytes + 2 * 1024 * 1024);
  });

  it("refuses a length that lies, in both directions", async () => {
    const body = bodyOf([{ name: "f", value: "abc", fileName: "a.jpg" }]);
    for (const declared of [10, body.length - 1, body.length + 1]) {
      const request = requestOf(body, { "content-length": String(declared) });
      await expect(receiveUpload(request)).rejects.toMatchObject({ status: 400 });
    }
    const tooLong = requestOf(body, { "content-length": "999999999999" });
    await expect(receiveUpload(tooLong)).rejects.toMatchObject({ status: 413 });
  });

  it("refuses more files than asked for, by name", async () => {
    const parts = ["a", "b", "c"].map((name) => ({ name, value: "x", fileName: "x.jpg" }));
    const { formData, refusals } = await receiveUpload(requestOf(bodyOf(parts)), { maxFiles: 2 });
    expect([...formData.keys()]).toEqual(["a", "b"]);
    expect(refusals).toEqual({ c: "too_many_files" });
  });
});

describe("T17: whatever else arrives gets a clear answer", () => {
  it.each([
    ["a body that is cut off", bodyOf([{ name: "f", value: "abc", fileName: "a.jpg" }], "")],
    ["a body without its boundary", Buffer.from("hello")],
    ["an empty body", Buffer.alloc(0)],
    [
      "a part without a name",
      Buffer.from(`--${BOUNDARY}\r\nContent-Type: text/plain\r\n\r\nx\r\n--${BOUNDARY}--`),
    ],
    ["an endless head", Buffer.from(`--${BOUNDARY}\r\nX: ${"y".repeat(20_000)}`)],
    ["rubbish after a boundary", Buffer.from(`--${BOUNDARY}rubbish`)],
  ])("%s", async (_, body) => {
    await expect(receiveUpload(requestOf(body))).rejects.toMatchObject({ status: 400 });
  });

  it("an answer that is far too long", async () => {
    const request = requestOf(bodyOf([{ name: "essay", value: "x".repeat(70_000) }]));
    await expect(receiveUpload(request)).rejects.toMatchObject({ status: 413 });
  });

  it("thousands of fields", async () => {
    const request = requestOf(bodyOf(Array.from({ length: 600 }, () => ({ name: "a", value: "" }))));
    await expect(receiveUpload(request)).rejects.toMatchObject({ status: 413 });
  });

  it("T24: a browser that goes away in the middle", async () => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bodyOf([{ name: "f", value: "half", fileName: "a.jpg" }], "").subarray(0, -2));
        controller.error(new Error("socket hang up"));
      },
    });
    const request = new Request("http://x.example", {
      method: "POST",
      headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
      body: stream,
      duplex: "half",
    } as RequestInit);
    await expect(receiveUpload(request)).rejects.toMatchObject({ status: 400 });
  });

  it("any bytes at all", async () => {
    const pieces = fc.constantFrom(
      "--",
      BOUNDARY,
      "\r\n",
      "\r\n\r\n",
      "Content-Disposition: form-data; ",
      'name="a"',
      "x",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 30 }), async (parts) => {
        const outcome = await receiveUpload(requestOf(Buffer.from(parts.join("")))).catch(
          (error: unknown) => error,
        );
        if (outcome instanceof Error) expect(outcome).toMatchObject({ name: "ProblemError", status: 400 });
      }),
      { numRuns: 200 },
    );
  });
});

describe("S31a: the password of a locked PDF", () => {
  it("goes with its file, and is no answer of the form", async () => {
    const { formData } = await receiveUpload(
      requestOf(
        bodyOf([
          { name: "card.pdfPassword", value: "SIRI2009" },
          { name: "name", value: "Sirisha" },
          { name: "card", value: "%PDF-1.7", fileName: "card.pdf" },
          { name: "left.pdfPassword", value: "without a file" },
        ]),
      ),
    );
    expect([...formData.keys()]).toEqual(["name", "card"]);
    expect(filePassword.of(formData.get("card") as File)).toBe("SIRI2009");
  });
});
