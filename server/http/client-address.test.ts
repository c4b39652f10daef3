import { describe, expect, it } from "vitest";
import { addressOf } from "./client-address.ts";

describe("T32: the address that limits count by", () => {
  const none = { kind: "count", count: 0 } as const;
  const one = { kind: "count", count: 1 } as const;
  const networks = { kind: "networks", networks: ["10.0.0.0/8"] } as const;

  it("is the socket's where no proxy is trusted, whatever the header claims", () => {
    expect(addressOf("203.0.113.9", "1.2.3.4", none)).toBe("203.0.113.9");
  });

  it("is what our own proxy saw; entries a client wrote before it are ignored", () => {
    expect(addressOf("10.0.0.1", "6.6.6.6, 7.7.7.7, 203.0.113.9", one)).toBe("203.0.113.9");
  });

  it("walks back through our networks only", () => {
    const trusted = { ...networks, networks: [...networks.networks] };
    expect(addressOf("10.0.0.1", "6.6.6.6, 203.0.113.9, 10.0.0.7", trusted)).toBe("203.0.113.9");
    expect(addressOf("198.51.100.1", "6.6.6.6", trusted)).toBe("198.51.100.1");
  });

  it("is not fooled by text that is no address", () => {
    expect(addressOf("10.0.0.1", "nonsense, <script>", one)).toBe("10.0.0.1");
    expect(addressOf("10.0.0.1", "6.6.6.6, nonsense", one)).toBe("10.0.0.1");
  });

  it("X20: reads an entry with a port, and never takes the client's own text instead", () => {
    expect(addressOf("10.0.0.1", "6.6.6.6, 203.0.113.9:51234", one)).toBe("203.0.113.9");
    expect(addressOf("10.0.0.1", "6.6.6.6, [2001:db8:0:7::1]:443", one)).toBe("2001:db8:0:7::/64");
    const trusted = { ...networks, networks: [...networks.networks] };
    expect(addressOf("10.0.0.1", "6.6.6.6, 203.0.113.9:51234, 10.0.0.7:80", trusted)).toBe("203.0.113.9");
    expect(addressOf("10.0.0.1", "6.6.6.6, unknown", trusted)).toBe("10.0.0.1");
    expect(addressOf("::ffff:10.0.0.1", "203.0.113.9", trusted)).toBe("203.0.113.9");
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["64:ff9b::203.0.113.9", "64:ff9b:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ])("X20: all addresses of one IPv6 network count as one: %s", (address, network) => {
    expect(addressOf(address, null, none)).toBe(network);
  });
});
