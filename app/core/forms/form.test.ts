import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ProblemError } from "../requests/errors.ts";
import { plainText } from "../words/plain-text.ts";
import { fieldErrorsOf, formKeySchema, parseForm, readFormData } from "./form.ts";
import { newFormKey } from "./form-key.ts";
import { otp6, personName, phone10 } from "./india-fields.ts";

/** Any sequence of code units: lone surrogates, controls, every script. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 })
  .map((codes) => String.fromCharCode(...codes));

const schema = z.object({
  name: personName(),
  phone: phone10(),
  otp: otp6().optional(),
  note: plainText({ max: 50, multiline: true }).optional(),
  level: z.enum(["school", "college"]),
  agree: z.boolean().default(false),
  rows: z
    .array(z.object({ title: plainText({ max: 20 }) }))
    .max(3)
    .default([]),
});

function formOf(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://localhost/x", { method: "POST", body, headers });

const good = { name: " Asha Rao ", phone: "+91 98765 43210", level: "school", agree: "on" };

async function statusOf(promise: Promise<unknown>): Promise<number> {
  try {
    await promise;
    return 200;
  } catch (error) {
    return error instanceof ProblemError ? error.status : 500;
  }
}

describe("parseForm", () => {
  it("gives the schema's value from a request, as the browser posts it without script", async () => {
    const request = post(new URLSearchParams({ ...good, "rows[0].title": "One", "rows[1].title": "Two" }));
    const form = await parseForm(request, schema);
    expect(form.value).toEqual({
      name: "Asha Rao",
      phone: "9876543210",
      level: "school",
      agree: true,
      rows: [{ title: "One" }, { title: "Two" }],
    });
    expect((await parseForm(post(formOf(good)), schema)).value?.name).toBe("Asha Rao");
  });

  it("answers with plain sentences at their fields and keeps what was typed", async () => {
    const form = await parseForm(formOf({ name: "Asha", phone: "123", level: "kindergarten" }), schema);
    expect(form.value).toBeUndefined();
    const reply = form.reply();
    expect(reply.status).toBe("error");
    expect(reply.error).toEqual({
      phone: ["Enter a 10-digit mobile number that begins with 6, 7, 8 or 9."],
      level: ["Please choose one of the options."],
    });
    expect(reply.initialValue).toMatchObject({ name: "Asha", phone: "123" });
  });

  it("T15: fields outside the schema are dropped, from the value and from what is sent back", async () => {
    const form = await parseForm(
      formOf({ ...good, role: "admin", status: "approved", "user.role": "admin" }),
      schema,
    );
    expect(form.value).not.toHaveProperty("role");
    expect(Object.keys(form.value ?? {})).toEqual(["name", "phone", "level", "agree", "rows"]);
    expect(JSON.stringify(form.reply())).not.toContain("admin");
  });

  it("T15: the same holds for refined, piped and chosen schemas", async () => {
    const refined = schema.refine(() => true).transform((value) => value);
    const chosen = z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("a"), name: personName() }),
      z.object({ kind: z.literal("b"), phone: phone10() }),
    ]);
    const data = formOf({ ...good, kind: "b", role: "admin" });
    expect((await parseForm(data, refined)).submission.payload).not.toHaveProperty("role");
    expect((await parseForm(data, chosen)).value).toEqual({ kind: "b", phone: "9876543210" });
    expect((await parseForm(data, chosen)).submission.payload).not.toHaveProperty("role");
  });

  it("T27: secret fields are not sent back", async () => {
    const form = await parseForm(formOf({ name: "Asha", otp: "918273" }), schema);
    expect(JSON.stringify(form.reply({ formErrors: ["Wrong code."] }))).not.toContain("918273");
    expect(form.reply({ formErrors: ["Wrong code."] }).error?.[""]).toEqual(["Wrong code."]);
  });

  it("blanks are empty, so an optional field of blanks is left out", async () => {
    const form = await parseForm(formOf({ ...good, note: " \r\n " }), schema);
    expect(form.value?.note).toBeUndefined();
  });

  it("T19: hidden characters are refused at their field", async () => {
    const form = await parseForm(formOf({ ...good, note: "a\u202eb" }), schema);
    expect(form.reply().error).toEqual({ note: ["Remove the hidden characters from this text."] });
  });

  it("a schema may ask asynchronously", async () => {
    const taken = schema.refine(async (value) => value.phone !== "9876543210", {
      path: ["phone"],
      error: "Taken.",
    });
    expect((await parseForm(formOf(good), taken)).reply().error).toEqual({ phone: ["Taken."] });
  });
});

describe("T17: whatever is sent, the answer is clear", () => {
  it("malformed names, intents and states are ignored", async () => {
    const wild: Record<string, string> = {
      ...good,
      "__proto__.polluted": "yes",
      "constructor.prototype.polluted": "yes",
      "rows[999999999].title": "x",
      "rows[": "x",
      "name..x": "x",
      "": "x",
      __state__: "{",
      __intent__: "{not json",
    };
    const form = await parseForm(formOf(wild), schema);
    expect(form.value?.name).toBe("Asha Rao");
    expect({}).not.toHaveProperty("polluted");
  });

  it.each([
    '{"type":"update","payload":{"name":"__proto__.x","value":"1"}}',
    '{"type":"insert","payload":{"name":"rows","index":1e9}}',
    '{"type":"explode"}',
    "null",
    "[]",
    '"text"',
  ])("a bad intent %s is ignored", async (intent) => {
    expect((await parseForm(formOf({ ...good, __intent__: intent }), schema)).value?.name).toBe("Asha Rao");
  });

  it("a good intent works without script: add a row", async () => {
    const intent = JSON.stringify({ type: "insert", payload: { name: "rows" } });
    const form = await parseForm(formOf({ ...good, "rows[0].title": "One", __intent__: intent }), schema);
    expect(form.value).toBeUndefined();
    expect(form.submission.payload.rows).toHaveLength(2);
  });

  it("random names and values never throw", async () => {
    const names = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.constantFrom(
        "name",
        "phone",
        "rows",
        "rows[0]",
        "rows[0].title",
        "rows.title",
        "level.x",
        "__intent__",
        "__state__",
      ),
    );
    const pairs = fc.array(fc.tuple(names, anyText), { maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(pairs, async (list) => {
        const data = new FormData();
        for (const [name, value] of list) data.append(name, value);
        const form = await parseForm(data, schema);
        form.reply();
      }),
      { numRuns: 200 },
    );
  });

  it("a file where text belongs is an error at the field", async () => {
    const data = formOf(good);
    data.set("name", new File(["x"], "x.txt"));
    expect((await parseForm(data, schema)).reply().error).toEqual({ name: [expect.any(String)] });
  });

  it("bodies that are no form, broken or too large get 415, 400 and 413", async () => {
    expect(await statusOf(parseForm(post("{}", { "Content-Type": "application/json" }), schema))).toBe(415);
    const broken = post("--x\r\nnonsense", { "Content-Type": "multipart/form-data; boundary=x" });
    expect(await statusOf(parseForm(broken, schema))).toBe(400);
    const large = new URLSearchParams({ note: "x".repeat(300_000) });
    expect(await statusOf(parseForm(post(large), schema))).toBe(413);
    expect(await statusOf(parseForm(post(large), schema, { maxBytes: 400_000 }))).toBe(200);
  });

  it("a lying or missing length does not get past the limit", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new TextEncoder().encode("a=".padEnd(1000, "x")));
      },
    });
    const request = new Request("http://localhost/x", {
      method: "POST",
      body: endless,
      headers: { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": "5" },
      duplex: "half",
    } as RequestInit);
    expect(await statusOf(readFormData(request, 10_000))).toBe(413);
    expect(sent).toBeLessThan(100);
  });

  it("an empty body is an empty form", async () => {
    const empty = post("", { "Content-Type": "application/x-www-form-urlencoded" });
    expect((await parseForm(empty, schema)).reply().error?.name).toEqual(["Enter the name."]);
  });
});

it("T38: a form key is new each time and of the right shape", () => {
  expect(formKeySchema.parse(newFormKey())).not.toBe(newFormKey());
  expect(formKeySchema.safeParse("1").success).toBe(false);
});

it("field errors for the API carry dotted names", () => {
  const result = schema.safeParse({
    name: "Asha",
    phone: "9876543210",
    level: "school",
    rows: [{ title: "" }],
  });
  expect(result.error && fieldErrorsOf(result.error)).toEqual({
    "rows.0.title": ["Please fill in this field."],
  });
});
