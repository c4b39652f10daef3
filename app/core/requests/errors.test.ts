import { describe, expect, it } from "vitest";
import { defaultLanguage, languages } from "../words/i18n.ts";
import {
  conflict,
  forbidden,
  invalid,
  isProblem,
  methodNotAllowed,
  notFound,
  payloadTooLarge,
  problemIn,
  problemResponse,
  tooManyRequests,
  toProblem,
  unauthenticated,
  unavailable,
} from "./errors.ts";

describe("problem details", () => {
  it("each maker has its status", () => {
    const made = [
      unauthenticated(),
      forbidden(),
      notFound(),
      methodNotAllowed(["POST"]),
      conflict(),
      payloadTooLarge(),
      invalid({}),
      tooManyRequests(1),
      unavailable(),
    ];
    expect(made.map((error) => error.status)).toEqual([401, 403, 404, 405, 409, 413, 422, 429, 503]);
    expect(made.every((error) => isProblem(error) && error instanceof Error)).toBe(true);
  });

  it("T31: an unknown error tells nothing about itself but the request id", () => {
    const error = new Error("password=hunter2 at /srv/app/secret.ts");
    expect(toProblem(error, "req-1")).toEqual({
      type: "urn:scholarsetu:problem:internal",
      title: "Something went wrong on our side",
      status: 500,
      code: "internal",
      requestId: "req-1",
    });
    for (const thrown of [null, undefined, "text", 42, { status: 200, detail: "x" }]) {
      expect(toProblem(thrown).status).toBe(500);
    }
  });

  it("T31: a cause behind a known problem stays behind", async () => {
    const answer = problemResponse(unavailable("Try later.", 7, new Error("ECONNREFUSED 10.0.0.1")), "req-2");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("7");
    expect(answer.headers.get("Content-Type")).toContain("application/problem+json");
    const text = await answer.text();
    expect(text).not.toContain("ECONNREFUSED");
    expect(JSON.parse(text)).toMatchObject({ detail: "Try later.", requestId: "req-2" });
  });

  it("carries field errors", () => {
    expect(toProblem(invalid({ phone: ["Enter a number."] })).errors).toEqual({ phone: ["Enter a number."] });
  });

  it("T3: too many tries says how long to wait, in words and in Retry-After", () => {
    expect(tooManyRequests(30).detail).toContain("30 seconds");
    expect(tooManyRequests(299.2).headers["Retry-After"]).toBe("300");
    expect(tooManyRequests(299.2).detail).toContain("5 minutes");
    expect(tooManyRequests(7200).detail).toContain("2 hours");
    expect(tooManyRequests(0).headers["Retry-After"]).toBe("1");
  });
});

describe("the API speaks the language that is asked for", () => {
  const ask = (headers: Record<string, string>) =>
    problemResponse(conflict("It is paid already.", "wrong_state"), "r1", new Headers(headers));

  it("by Accept-Language, and says which it is; what was said in English stays beside it", async () => {
    const answer = ask({ "accept-language": "te-IN,te;q=0.9,en;q=0.5" });
    expect(answer.headers.get("content-language")).toBe("te");
    expect(answer.headers.get("vary")).toContain("Accept-Language");
    expect(await answer.json()).toMatchObject({
      code: "wrong_state",
      title: "ఇప్పటికే మారింది",
      original: { lang: "en", detail: "It is paid already." },
    });
  });

  it("what was chosen here comes before the phone; without a wish it is English as it was said", async () => {
    expect(ask({ cookie: "lang=hi", "accept-language": "te" }).headers.get("content-language")).toBe("hi");
    const plain = ask({});
    expect(plain.headers.get("content-language")).toBe("en");
    expect(await plain.json()).toMatchObject({ title: "Already changed", detail: "It is paid already." });
  });

  it("every code of the makers has words in every language", () => {
    const made = [
      ...[unauthenticated(), forbidden(), notFound(), conflict(), payloadTooLarge(), invalid({})],
      ...[methodNotAllowed(["POST"]), tooManyRequests(1), unavailable(), new Error("ours")],
    ];
    for (const language of languages.filter((code) => code !== defaultLanguage)) {
      for (const error of made) {
        const { title, detail, original } = problemIn(toProblem(error), language);
        expect(title).not.toBe(original?.title);
        expect(detail).toBeTruthy();
      }
    }
  });
});
