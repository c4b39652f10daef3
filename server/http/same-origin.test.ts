import { describe, expect, it } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const from = (headers: Record<string, string>) => isSameOrigin(new Headers(headers), "setu.example");

describe("T10: a write comes from our own pages", () => {
  it("accepts our own origin, told either way", () => {
    expect(from({ "sec-fetch-site": "same-origin" })).toBe(true);
    expect(from({ origin: "https://setu.example" })).toBe(true);
  });

  it("refuses other sites, subdomains, opaque origins and silence", () => {
    expect(from({ "sec-fetch-site": "cross-site" })).toBe(false);
    expect(from({ "sec-fetch-site": "same-site" })).toBe(false);
    expect(from({ origin: "https://evil.example" })).toBe(false);
    expect(from({ origin: "https://setu.example.evil.example" })).toBe(false);
    expect(from({ origin: "null" })).toBe(false);
    expect(from({})).toBe(false);
  });
});
