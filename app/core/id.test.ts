import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { setClock, useRealClock } from "./clock.ts";
import { isId, newId, parsePublicNumber, publicNumber } from "./id.ts";

afterEach(useRealClock);

describe("newId", () => {
  it("is a UUID of version 7 that carries the time", () => {
    setClock(new Date("2026-11-15T10:00:00.123Z"));
    const id = newId();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const ms = Number.parseInt(id.replace("-", "").slice(0, 12), 16);
    expect(new Date(ms).toISOString()).toBe("2026-11-15T10:00:00.123Z");
    expect(isId(id)).toBe(true);
  });

  it("sorts in the order of making, many times within one millisecond, and never repeats", () => {
    setClock(new Date("2026-11-15T10:00:00.000Z"));
    const ids = Array.from({ length: 20_000 }, newId);
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("keeps the order when the clock steps back a little, and follows it when it is set to another day", () => {
    setClock(new Date("2027-01-01T00:00:00.500Z"));
    const first = newId();
    setClock(new Date("2027-01-01T00:00:00.100Z"));
    const second = newId();
    setClock(new Date("2026-06-01T00:00:00.000Z"));
    const third = newId();
    expect(second > first).toBe(true);
    expect(third < first).toBe(true);
  });

  it("isId refuses everything else", () => {
    for (const value of ["", "1", null, 7, `${newId()} `, newId().toUpperCase(), "../../etc/passwd"]) {
      expect(isId(value)).toBe(false);
    }
  });
});

describe("public numbers", () => {
  it("looks like SS-2026-0001234-N and reads back as people type it", () => {
    const number = publicNumber("SS", 2026, 1234);
    expect(number).toMatch(/^SS-2026-0001234-\d$/);
    const expected = { prefix: "SS", year: 2026, serial: 1234 };
    expect(parsePublicNumber(number)).toEqual(expected);
    expect(parsePublicNumber(` ${number.toLowerCase().replaceAll("-", " ")} `)).toEqual(expected);
    expect(parsePublicNumber(number.replaceAll("-", ""))).toEqual(expected);
    expect(parsePublicNumber(number.replaceAll("-", "\u2013"))).toEqual(expected);
  });

  const parts = fc.record({
    prefix: fc.stringMatching(/^[A-Z]{2,5}$/),
    year: fc.integer({ min: 2000, max: 2999 }),
    serial: fc.integer({ min: 0, max: 9_999_999_999 }),
  });

  it("reads back every number it makes", () => {
    fc.assert(
      fc.property(parts, ({ prefix, year, serial }) => {
        expect(parsePublicNumber(publicNumber(prefix, year, serial))).toEqual({ prefix, year, serial });
      }),
    );
  });

  it("catches every single wrong digit", () => {
    fc.assert(
      fc.property(parts, fc.nat(), fc.integer({ min: 1, max: 9 }), ({ prefix, year, serial }, at, by) => {
        const number = publicNumber(prefix, year, serial);
        const places = [...number.matchAll(/\d/g)].map((match) => match.index);
        const place = places[at % places.length] ?? 0;
        const wrong = (Number(number[place]) + by) % 10;
        expect(parsePublicNumber(number.slice(0, place) + wrong + number.slice(place + 1))).toBeNull();
      }),
    );
  });

  it("catches swapped neighbours in the serial", () => {
    const number = publicNumber("SS", 2026, 1_234_567);
    for (let at = 8; at < 14; at += 1) {
      const swapped = number.slice(0, at) + number[at + 1] + number[at] + number.slice(at + 2);
      expect(parsePublicNumber(swapped), swapped).toBeNull();
    }
  });

  it("answers null to anything else, and refuses to make nonsense", () => {
    fc.assert(fc.property(fc.string(), (text) => void parsePublicNumber(text)));
    expect(parsePublicNumber("SS-2026-0001234")).toBeNull();
    expect(() => publicNumber("ss", 2026, 1)).toThrow(RangeError);
    expect(() => publicNumber("SS", 2026, -1)).toThrow(RangeError);
    expect(() => publicNumber("SS", 2026, 1.5)).toThrow(RangeError);
  });
});
