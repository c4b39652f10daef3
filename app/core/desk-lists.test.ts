import { describe, expect, test } from "vitest";
import {
  addressOf,
  columnKey,
  deskListAt,
  findDeskList,
  isBareAddress,
  keptQuery,
  seenColumns,
  usualAddress,
} from "./desk-lists.ts";

const claims = findDeskList("/admin/claim-management") ?? expect.fail();
const tab = findDeskList("/institute/dashboard?tab=applications") ?? expect.fail();

describe("a list's address", () => {
  test("is its page, or its page's tab", () => {
    expect(deskListAt({ pathname: "/admin/claim-management", search: "?status=x" })).toBe(claims);
    expect(deskListAt({ pathname: "/institute/dashboard", search: "?q=a&tab=applications" })).toBe(tab);
    expect(deskListAt({ pathname: "/institute/dashboard", search: "" })).toBeNull();
  });

  test("is bare while nothing but the tab is chosen", () => {
    expect(["", "?tab=students", "?q=", "?tab=students&view=all"].map(isBareAddress)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("a view", () => {
  test("keeps filters, order, columns and page size in one order; neither words nor places", () => {
    const search =
      "?tab=x&status=b&status=a&q=Kumar&cursor=abc&at=21&beside=1&done=y&sort=date&rows=50&hide=type&plan=";
    expect(keptQuery(search)).toBe("hide=type&rows=50&sort=date&status=a&status=b");
  });

  test("is where the bare address leads, else the columns chosen for it", () => {
    const view = { id: "v", list: tab.address, name: "n", query: "status=a", isShared: false, isOwn: true };
    const choice = { list: tab.address, viewId: "v", hidden: ["type"] };
    expect(usualAddress(tab, { views: [view], choices: [choice] })).toBe(addressOf(tab, "status=a&view=v"));
    expect(usualAddress(tab, { views: [], choices: [choice] })).toBe(addressOf(tab, "hide=type"));
    expect(usualAddress(claims, { views: [view], choices: [choice] })).toBeNull();
  });
});

describe("the columns of a file", () => {
  const columns = [{ header: "Claim number" }, { header: "Amount (INR)" }, { header: "Day", of: "Date" }];
  test("are those that are seen; the first one stays", () => {
    const left = (search: string) => seenColumns(columns, search).map(({ header }) => header);
    expect(columnKey("Amount (INR)")).toBe("amount");
    expect(left("?hide=amount")).toEqual(["Claim number", "Day"]);
    expect(left("?hide=date.claim-number")).toEqual(["Claim number", "Amount (INR)"]);
    expect(left("?hide=../x.")).toHaveLength(3);
  });
});
