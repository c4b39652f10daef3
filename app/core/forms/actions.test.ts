import { RouterContextProvider } from "react-router";
import { expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { visitor } from "../portals/permissions.ts";
import { conflict, forbidden, invalid, notFound, tooManyRequests } from "../requests/errors.ts";
import { privacyContext } from "../requests/request-context.ts";
import { button, defineActions, type Press } from "./actions.server.ts";

const seen: unknown[] = [];
const actions = defineActions({
  save: button({
    schema: z.object({ name: z.string().min(2), pan: z.string().optional(), years: z.coerce.number() }),
    secret: ["pan"],
    run: async (_press, value) => {
      expectTypeOf(value).toEqualTypeOf<{ name: string; years: number; pan?: string | undefined }>();
      seen.push(value);
      return { id: "7" };
    },
    next: (_press, { id }) => ({ to: `/things/${id}?tab=a#list`, say: "saved" }),
  }),
  taken: button({ run: async () => Promise.reject(conflict("Somebody was faster.")), next: "/" }),
  own: button({ run: async () => Promise.reject(forbidden("A second person has to.")), next: "/" }),
  gone: button({ run: async () => Promise.reject(notFound()), next: "/" }),
  hasty: button({ run: async () => Promise.reject(tooManyRequests(7)), next: "/" }),
  preview: button({
    schema: z.object({ text: z.string() }),
    run: async (_press, { text }) => text.length,
    next: (_press, length) => ({ show: { length } }),
  }),
  tongue: button({
    schema: ({ language }) => z.object({ word: z.enum(["a"], `in ${language}`) }),
    run: async () => undefined,
    next: { to: "/", headers: { "Set-Cookie": "lang=te" } },
  }),
  broken: button({ run: async () => Promise.reject(new TypeError("ours")), next: "/" }),
});

const where: Press = {
  actor: visitor,
  url: new URL("http://a.test/"),
  language: "en",
  clientAddress: "",
  receivedAt: new Date("2026-11-19T05:00:00Z"),
  param: (name) => name,
};
const press = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return actions.press(where, form);
};

test("a button parses its form, calls its verb and says where to go on", async () => {
  await expect(press({ intent: "save", name: "Asha", years: "3", role: "admin" })).resolves.toEqual({
    to: "/things/7?tab=a&done=saved#list",
  });
  expect(seen).toEqual([{ name: "Asha", years: 3 }]);
});

test("what is wrong comes back with what was typed, without the secrets", async () => {
  await expect(press({ intent: "save", name: "A", years: "3", pan: "ABCDE1234F" })).resolves.toEqual({
    status: 422,
    answer: {
      form: "save",
      errors: { name: ["Use at least 2 characters."] },
      typed: { name: ["A"], years: ["3"] },
    },
  });
});

test("what a verb refuses stands in the form; what is missing or our own fault does not", async () => {
  await expect(press({ intent: "taken" })).resolves.toMatchObject({
    status: 409,
    answer: { form: "taken", errors: { "": ["Somebody was faster."] } },
  });
  await expect(press({ intent: "own" })).resolves.toMatchObject({ status: 403 });
  await expect(press({ intent: "gone" })).rejects.toMatchObject({ status: 404 });
  await expect(press({ intent: "broken" })).rejects.toThrow(TypeError);
  await expect(press({ intent: "hasty" })).resolves.toMatchObject({
    status: 429,
    headers: { "Retry-After": "7" },
  });
});

test("a button may show something here, speak the page's language and set a cookie", async () => {
  const pressed = await press({ intent: "preview", text: "four" });
  expect(pressed).toEqual({
    status: 200,
    answer: { form: "preview", errors: {}, typed: { text: ["four"] }, shown: { length: 4 } },
  });
  if ("answer" in pressed) expectTypeOf(pressed.answer.shown).toEqualTypeOf<{ length: number } | undefined>();
  await expect(press({ intent: "tongue" })).resolves.toMatchObject({
    answer: { errors: { word: ["in en"] } },
  });
  await expect(press({ intent: "tongue", word: "a" })).resolves.toEqual({
    to: "/",
    headers: { "Set-Cookie": "lang=te" },
  });
});

test("X12c, X12d: only a button of the table is one, whatever every object has by birth", async () => {
  for (const intent of ["nothing", "toString", "constructor", "valueOf", "__proto__", ""]) {
    await expect(press({ intent })).rejects.toMatchObject({ status: 400 });
  }
});

test("where pages speak several languages, only what is said about fields stays in the form", async () => {
  const shy = defineActions(
    {
      taken: button({ run: async () => Promise.reject(conflict()), next: "/" }),
      wrong: button({ run: async () => Promise.reject(invalid({ text: ["personal"] })), next: "/" }),
    },
    { fieldsOnly: true },
  );
  const form = (intent: string) => {
    const data = new FormData();
    data.set("intent", intent);
    return data;
  };
  await expect(shy.press(where, form("taken"))).rejects.toMatchObject({ status: 409 });
  await expect(shy.press(where, form("wrong"))).resolves.toMatchObject({
    status: 422,
    answer: { errors: { text: ["personal"] } },
  });
});

const wizard = defineActions(
  {
    save: button({
      run: async (_press, _value, form) => {
        seen.push([...form.keys()]);
        return form.has("bad");
      },
      next: (_press, isBad) => (isBad ? { errors: { bad: ["Not so."] } } : { to: "/saved" }),
    }),
    send: button({
      schema: z.object({ code: z.string().min(6, "Six digits.") }),
      run: async (_press, { code }) => {
        if (code === "000000") throw conflict("Sent already.", "wrong_state");
        throw forbidden("Not yours.");
      },
      next: "/sent",
      refused(_press, problem, form) {
        if (problem.code === "wrong_state") return { to: "/already" };
        if (problem.status === 422)
          return { show: { asked: form.get("phone") }, errors: problem.fieldErrors ?? {} };
        return undefined;
      },
    }),
  },
  {
    only: "save",
    check: ({ actor }, form, pressed) =>
      form.has("visitor") ? `/login?next=${actor.role}&pressed=${pressed}` : undefined,
  },
);
const step = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return wizard.press(where, form);
};

test("a form whose button has no name presses the one it has, with whatever it brought", async () => {
  await expect(step({ one: "1", two: "2" })).resolves.toEqual({ to: "/saved" });
  expect(seen.at(-1)).toEqual(["one", "two"]);
  await expect(step({ bad: "1" })).resolves.toMatchObject({
    status: 422,
    answer: { form: "save", errors: { bad: ["Not so."] } },
  });
  await expect(step({ intent: "nothing" })).rejects.toMatchObject({ status: 400 });
});

test("a button says where its refusals lead; what it leaves goes the general way", async () => {
  await expect(step({ intent: "send", code: "000000" })).resolves.toEqual({ to: "/already" });
  const wrong = await step({ intent: "send", code: "1", phone: "98" });
  expect(wrong).toMatchObject({ status: 422, answer: { errors: { code: ["Six digits."] } } });
  if ("answer" in wrong) expect(wrong.answer.shown).toEqual({ asked: "98" });
  await expect(step({ intent: "send", code: "123456" })).resolves.toMatchObject({
    status: 403,
    answer: { errors: { "": ["Not yours."] } },
  });
});

test("a check may lead elsewhere, by the button that was pressed", async () => {
  await expect(step({ visitor: "1" })).resolves.toEqual({ to: "/login?next=visitor&pressed=save" });
  await expect(step({ visitor: "1", intent: "send" })).resolves.toEqual({
    to: "/login?next=visitor&pressed=send",
  });
});

const post = (body: BodyInit) =>
  ({
    request: new Request("http://a.test/list.data?q=a", { method: "POST", body }),
    url: new URL("http://a.test/list?q=a"),
    params: {},
    context: new RouterContextProvider(),
  }) as const;
const small = defineActions(
  { keep: button({ run: async () => undefined, next: ({ url }) => `${url.pathname}${url.search}` }) },
  { maxBytes: 100, tooLarge: "Split it, please." },
);

test("the page's action reads with a limit, redirects or answers with the problem's status", async () => {
  const args = post(new URLSearchParams({ intent: "keep" }));
  args.context.set(privacyContext, { isPrivate: false });
  const kept = await small.action(args);
  expect(kept).toMatchObject({ status: 302 });
  // With script the request is for the page's data: the way on is the page itself.
  expect(kept instanceof Response && kept.headers.get("Location")).toBe("/list?q=a");
  expect(args.context.get(privacyContext).isPrivate).toBe(true);
  const large = post(new URLSearchParams({ intent: "keep", text: "x".repeat(200) }));
  large.context.set(privacyContext, { isPrivate: false });
  await expect(small.action(large)).resolves.toMatchObject({
    data: { form: "keep", errors: { "": ["Split it, please."] } },
    init: { status: 413 },
  });
});
