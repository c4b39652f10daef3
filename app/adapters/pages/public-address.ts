import { BlockList, isIP } from "node:net";

const closed = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  closed.addSubnet(net, bits, "ipv4");
// Of the new addresses only the global unicast ones are asked; these parts of them lead elsewhere.
const open = new BlockList();
open.addSubnet("2000::", 3, "ipv6");
for (const [net, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  closed.addSubnet(net, bits, "ipv6");

/** An address of the open internet: not of this machine, its network or the cloud that runs it. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !closed.check(address, "ipv4");
  return kind === 6 && open.check(address, "ipv6") && !closed.check(address, "ipv6");
}
