import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newId } from "../id.ts";
import { readCursor, writeCursor } from "./list-cursor.ts";
import { defineList, parseListQuery } from "./list-query.ts";

/** Any sequence of code units: lone surrogates, controls, every script. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 })
  .map((codes) => String.fromCharCode(...codes));

const spec = defineList({
  search: true,
  filters: {
    status: { options: ["draft", "approved"], label: "Status", multiple: true },
    year: { accepts: (value) => /^20\d\d$/.test(value) },
  },
  sorts: {
    newest: { cursor: ["instant", "id"] },
    amount: { cursor: ["integer?", "id"] },
  },
  defaultSort: "newest",
  pageSize: 20,
});

const id = newId();

describe("parseListQuery", () => {
  it("reads search, filters, sort and cursor", () => {
    const cursor = writeCursor("amount", "after", [50_000, id]);
    const query = parseListQuery(
      spec,
      `/list?q=%20girl%20%20child%20&status=draft&status=approved&year=2026&sort=amount&cursor=${cursor}`,
    );
    expect(query).toMatchObject({
      search: "girl child",
      filters: { status: ["draft", "approved"], year: ["2026"] },
      sort: "amount",
      cursor: { direction: "after", values: [50_000, id] },
      pageSize: 20,
      notes: [],
      isNarrowed: true,
    });
  });

  it("with nothing given it is the whole list in its usual order", () => {
    expect(parseListQuery(spec, "/list")).toMatchObject({
      search: "",
      filters: { status: [], year: [] },
      sort: "newest",
      cursor: null,
      notes: [],
      isNarrowed: false,
    });
  });

  it("what is not known is left out, with a note that does not repeat it", () => {
    const query = parseListQuery(spec, "/list?status=evil<b>&year=1999&sort=evil&cursor=evil&q=a%00b");
    expect(query).toMatchObject({
      search: "",
      filters: { status: [], year: [] },
      sort: "newest",
      cursor: null,
    });
    expect(query.notes).toEqual([
      "The search had hidden characters in it and was left out.",
      'A choice under "Status" was not known and was left out.',
      'A choice under "year" was not known and was left out.',
      "That order is not known, so the usual one is shown.",
      "That page link is out of date, so this is the first page.",
    ]);
    expect(query.notes.join()).not.toContain("evil");
    expect(parseListQuery(spec, "/list?sort=constructor").sort).toBe("newest");
  });

  it("a filter of one value takes the first, an unsearchable list ignores the search", () => {
    expect(parseListQuery(spec, "/list?year=2026&year=2027").filters.year).toEqual(["2026"]);
    expect(parseListQuery({ ...spec, search: false }, "/list?q=x").search).toBe("");
  });

  it("a long search is cut", () => {
    const query = parseListQuery(spec, `/list?q=${"x".repeat(5000)}`);
    expect(query.search).toHaveLength(100);
    expect(query.notes).toHaveLength(1);
  });

  it("T17: never throws, and always answers within its own words", () => {
    const key = fc.oneof(fc.constantFrom("q", "status", "year", "sort", "cursor", "page"), fc.string());
    fc.assert(
      fc.property(fc.array(fc.tuple(key, anyText)), (pairs) => {
        const url = new URL("http://localhost/list");
        for (const [name, value] of pairs) url.searchParams.append(name, value);
        const query = parseListQuery(spec, url);
        expect(["newest", "amount"]).toContain(query.sort);
        expect(query.filters.status.every((value) => ["draft", "approved"].includes(value))).toBe(true);
        expect(query.toUrl().startsWith("/list")).toBe(true);
      }),
    );
  });
});

describe("toUrl", () => {
  const address = "/list?lang=te&q=girl&status=draft&sort=amount&cursor=abc";

  it("changes one thing, keeps the others (the language too), and goes back to the first page", () => {
    const query = parseListQuery(spec, address);
    expect(query.toUrl({ search: "boy" })).toBe("/list?lang=te&status=draft&sort=amount&q=boy");
    expect(query.toUrl({ filters: { status: ["draft", "approved"] } })).toBe(
      "/list?lang=te&q=girl&sort=amount&status=draft&status=approved",
    );
    expect(query.toUrl({ filters: { status: null }, search: "" })).toBe("/list?lang=te&sort=amount");
    expect(query.toUrl({ sort: "newest" })).toBe("/list?lang=te&q=girl&status=draft");
    expect(query.toUrl({ cursor: "xyz" })).toBe("/list?lang=te&q=girl&status=draft&sort=amount&cursor=xyz");
    expect(parseListQuery(spec, "/list").toUrl()).toBe("/list");
  });

  it("leaves behind what was of one page: where somebody was, what was open, what was said", () => {
    const { toUrl } = parseListQuery(spec, "/list?status=draft&row=40&beside=7&done=paid&say=x&saved=1");
    expect(toUrl({ sort: "amount" })).toBe("/list?status=draft&sort=amount");
  });

  it("reads back what it writes", () => {
    const statuses = fc.subarray(["draft", "approved"]);
    const words = fc.stringMatching(/^[a-z]{1,10}$/);
    fc.assert(
      fc.property(statuses, words, fc.constantFrom("newest", "amount"), (status, search, sort) => {
        const url = parseListQuery(spec, "/list").toUrl({ search, sort, filters: { status } });
        expect(parseListQuery(spec, url)).toMatchObject({ search, sort, filters: { status } });
      }),
    );
  });
});

describe("cursors", () => {
  it("read back, in any script, in both directions", () => {
    const values = [null, "తెలుగు ✓", id];
    const text = writeCursor("name", "before", values);
    expect(text).toMatch(/^[\w-]+$/);
    expect(readCursor(text, "name", ["day?", "text", "id"])).toEqual({ direction: "before", values });
  });

  it.each<[string, Parameters<typeof readCursor>[2], unknown[]]>([
    ["an id that is none", ["id"], ["1; drop table"]],
    ["a null where none may be", ["integer", "id"], [null, id]],
    ["too few values", ["integer", "id"], [id]],
    ["too many values", ["id"], [id, id]],
    ["a fraction where an integer belongs", ["integer"], [1.5]],
    ["an integer too large to be one", ["integer"], [2 ** 60]],
    ["a false day", ["day"], ["2026-02-30"]],
    ["a false moment", ["instant"], ["2026-02-30T00:00:00Z"]],
    ["a moment in words", ["instant"], ["infinity"]],
    ["an hour that is none", ["instant"], ["2026-02-20T25:00:00Z"]],
    ["a NUL in a text", ["text"], ["a\u0000b"]],
    ["an object", ["text"], [{}]],
    ["a text as flag", ["flag"], ["true"]],
  ])("T17: %s is refused", (_name, kinds, values) => {
    expect(readCursor(writeCursor("s", "after", values as string[]), "s", kinds)).toBeNull();
  });

  it("moments with microseconds, flags and numbers pass", () => {
    const values = ["2026-11-15T10:00:00.123456Z", true, 4.8, "2026-11-15"];
    const text = writeCursor("s", "after", values);
    expect(readCursor(text, "s", ["instant", "flag", "number", "day"])?.values).toEqual(values);
  });

  it("a cursor of another order is refused, and nonsense never throws", () => {
    expect(readCursor(writeCursor("a", "after", [id]), "b", ["id"])).toBeNull();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), (text) => {
        expect(readCursor(text, "s", ["id"])).toBeNull();
      }),
    );
  });
});

it("a filter cannot take a reserved name", () => {
  expect(() => defineList({ ...spec, filters: { sort: { options: [] } } })).toThrow("reserved");
});

describe("D30: how many rows a page has", () => {
  const list = defineList({
    filters: {},
    sorts: { newest: { cursor: ["id"] } },
    defaultSort: "newest",
    pageSize: 20,
  });

  it("is chosen in the address, from a few, and stays while one pages on", () => {
    const query = parseListQuery(list, "/desk?rows=50");
    expect(query.pageSize).toBe(50);
    expect(query.toUrl({ cursor: "c" })).toBe("/desk?rows=50&cursor=c");
    for (const wish of ["", "0", "21", "100000", "-1", "many"])
      expect(parseListQuery(list, `/desk?rows=${wish}`).pageSize).toBe(20);
    expect(parseListQuery({ ...list, pageSizes: [] }, "/desk?rows=100").pageSize).toBe(20);
  });
});
