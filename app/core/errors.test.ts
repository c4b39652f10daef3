import { describe, expect, it } from "vitest";
import {
  conflict,
  forbidden,
  invalid,
  isProblem,
  methodNotAllowed,
  notFound,
  payloadTooLarge,
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
