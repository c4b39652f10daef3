import { describe, expect, it } from "vitest";
import { indexAt, isNeighbour, wrapIndex } from "./carousel-index.ts";

describe("wrapIndex", () => {
  it("goes around both ends of seven slides", () => {
    expect(wrapIndex(7, 7)).toBe(0);
    expect(wrapIndex(-1, 7)).toBe(6);
    expect(wrapIndex(3, 7)).toBe(3);
  });

  it("comes home after any number of rounds", () => {
    expect(wrapIndex(-15, 7)).toBe(6);
    expect(wrapIndex(22, 7)).toBe(1);
  });

  it("has one place when there is one slide, or none", () => {
    expect(wrapIndex(1, 1)).toBe(0);
    expect(wrapIndex(4, 0)).toBe(0);
  });
});

describe("isNeighbour", () => {
  it("lets neighbours slide and longer ways fade, the way around included", () => {
    expect(isNeighbour(2, 3)).toBe(true);
    expect(isNeighbour(3, 2)).toBe(true);
    expect(isNeighbour(6, 0)).toBe(false);
    expect(isNeighbour(1, 4)).toBe(false);
  });
});

describe("indexAt", () => {
  it("is the slide that fills most of the track", () => {
    expect(indexAt(0, 320, 3)).toBe(0);
    expect(indexAt(170, 320, 3)).toBe(1);
    expect(indexAt(640, 320, 3)).toBe(2);
  });

  it("stays inside when the track is bounced past its end, or not laid out", () => {
    expect(indexAt(900, 320, 3)).toBe(2);
    expect(indexAt(-40, 320, 3)).toBe(0);
    expect(indexAt(100, 0, 3)).toBe(0);
  });
});
