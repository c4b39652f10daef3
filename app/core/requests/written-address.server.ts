import { isIPv4, isIPv6 } from "node:net";

/** How much of a client's network address the log keeps (LOG_ADDRESSES). */
export type AddressStyle = "full" | "short" | "off";

/** Short leaves the network and drops the house: 203.0.113.0/24, 2001:db8:1::/48. */
export function writtenAddress(address: string | undefined, style: AddressStyle): { address?: string } {
  if (!address || style === "off") return {};
  if (style === "full") return { address };
  // Limits count IPv6 by its /64, so that is how it may come here.
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "").replace(/\/64$/, "");
  if (isIPv4(plain)) return { address: `${plain.split(".").slice(0, 3).join(".")}.0/24` };
  if (isIPv6(plain)) return { address: `${firstGroups(plain).join(":")}::/48` };
  return {};
}

function firstGroups(address: string): string[] {
  const [before = ""] = address.split("::");
  const groups = before === "" ? [] : before.split(":");
  return [...groups, "0", "0", "0"].slice(0, 3);
}
