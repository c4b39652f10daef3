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
  });
});
