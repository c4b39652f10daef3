import { expect, test } from "vitest";
import { writtenAddress } from "./written-address.server.ts";

test.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["::ffff:203.0.113.77", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:db8::6", "2001:db8:0::/48"],
  ["::1", "0:0:0::/48"],
  ["2001:db8:1:2::/64", "2001:db8:1::/48"],
])("X22: %s is written as %s, which names a network and no house", (address, written) => {
  expect(writtenAddress(address, "short")).toEqual({ address: written });
});

test("X22: the setting writes it whole, or not at all; what is no address is not written", () => {
  expect(writtenAddress("203.0.113.77", "full")).toEqual({ address: "203.0.113.77" });
  expect(writtenAddress("203.0.113.77", "off")).toEqual({});
  expect(writtenAddress("CANARY", "short")).toEqual({});
  expect(writtenAddress(undefined, "full")).toEqual({});
});
