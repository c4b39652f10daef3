import { describe, expect, test } from "vitest";
import { listParameters, shorterAddress } from "./list-address.ts";
import { filterNames, listFilters } from "./scholarship-filters.ts";

const at = (search: string) => new URL(`http://here.invalid/scholarships${search}`);

const known = [...filterNames, ...listParameters];

describe("the address of the list", () => {
  test("says nothing that is empty, unknown, usual or said twice", () => {
    const long = "?q=&category=women&providerType=&level=all&sort=relevance&x=1&category=merit";
    expect(shorterAddress(at(long), known)).toBe("/scholarships?category=women");
    expect(shorterAddress(at("?q=%20"), known)).toBe("/scholarships");
  });

  test("says several values of a filter that takes them, each once, and nothing that means all", () => {
    const several = (search: string) => shorterAddress(at(search), known, listFilters);
    expect(several("?state=kerala&state=telangana&q=x")).toBeNull();
    expect(several("?state=kerala&state=all&state=kerala&state=goa&state=")).toBe(
      "/scholarships?state=kerala&state=goa",
    );
    expect(several("?status=open&status=closed")).toBe("/scholarships?status=open");
  });

  test("stays as it is when it is short already, wrong values included: those get a note", () => {
    expect(shorterAddress(at(""), known)).toBeNull();
    expect(shorterAddress(at("?category=nonsense&lang=te&cursor=abc&mine=yes"), known)).toBeNull();
  });

  test("does not send anybody round for a tracking parameter alone", () => {
    expect(shorterAddress(at("?utm_source=x&category=women"), known)).toBeNull();
  });

  test("of a scholarship's own page knows the language alone", () => {
    const url = new URL("http://here.invalid/scholarships/nmmss?lang=hi&page=2");
    expect(shorterAddress(url, ["lang"])).toBe("/scholarships/nmmss?lang=hi");
  });
});
