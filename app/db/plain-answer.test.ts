import { protocol } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import { errorOfAnswer, readPlainAnswer } from "./plain-answer.server.ts";

function message(type: string, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5);
  head.write(type, 0, "latin1");
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

function row(...columns: (string | null)[]): Buffer {
  const count = Buffer.alloc(2);
  count.writeInt16BE(columns.length);
  const parts = columns.map((text) => {
    const bytes = Buffer.from(text ?? "");
    const length = Buffer.alloc(4);
    length.writeInt32BE(text === null ? -1 : bytes.length);
    return Buffer.concat([length, bytes]);
  });
  return message("D", count, ...parts);
}

const around = [
  message("2"),
  message("C", Buffer.from("SELECT 2\0")),
  message("Z", Buffer.from("I")),
] as const;

test("rows are read as they were written: empty, nothing, and letters of every script", () => {
  const [bound, complete, ready] = around;
  const answer = Buffer.concat([
    bound,
    row("1", "", null),
    row("తెలుగు", "हिन्दी 🎓", "x\ny"),
    complete,
    ready,
  ]);
  expect(readPlainAnswer(answer)).toEqual([
    ["1", "", null],
    ["తెలుగు", "हिन्दी 🎓", "x\ny"],
  ]);
});

test("the library's own reader says the same", () => {
  const [bound, complete, ready] = around;
  const answer = Buffer.concat([bound, row("a", null), row("", "क"), complete, ready]);
  const theirs: unknown[] = [];
  new protocol.Parser().parse(answer, (one) => {
    if (one.name === "dataRow") theirs.push((one as unknown as { fields: unknown }).fields);
  });
  expect(readPlainAnswer(answer)).toEqual(theirs);
});

test("an answer may begin anywhere in what it was written to", () => {
  const [bound, complete, ready] = around;
  const whole = Buffer.concat([Buffer.from("before"), bound, row("1"), complete, ready]);
  expect(readPlainAnswer(new Uint8Array(whole.buffer, whole.byteOffset + 6, whole.length - 6))).toEqual([
    ["1"],
  ]);
});

test("an error is no answer; it is told with its code", () => {
  const [bound, , ready] = around;
  const fields = Buffer.from("SERROR\0C57014\0Mcanceling statement\0\0");
  const answer = Buffer.concat([bound, row("1"), message("E", fields), ready]);
  expect(readPlainAnswer(answer)).toBeNull();
  expect(errorOfAnswer(answer)).toMatchObject({ message: "canceling statement", code: "57014" });
});

test("what cannot be understood is an error, too", () => {
  expect(readPlainAnswer(message("?"))).toBeNull();
  expect(errorOfAnswer(message("N", Buffer.from("\0")))).toBeInstanceOf(Error);
});
