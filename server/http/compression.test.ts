import { describe, expect, it } from "vitest";
import { pickEncoding } from "./compression.ts";

describe("the encoding of an answer", () => {
  it("is the best that the browser takes", () => {
    expect(pickEncoding("gzip, deflate, br, zstd")).toBe("br");
    expect(pickEncoding("gzip;q=1.0, identity; q=0.5")).toBe("gzip");
    expect(pickEncoding(undefined)).toBe("identity");
  });

  it("respects a refusal", () => {
    expect(pickEncoding("br;q=0, gzip")).toBe("gzip");
    expect(pickEncoding("br;q=0, gzip;q=0")).toBe("identity");
  });
});
