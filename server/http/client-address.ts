import { BlockList, isIP } from "node:net";
import type { MiddlewareHandler } from "hono";
import { fromNetworkOf } from "#app/core/requests/caller-network.server.ts";
import type { TrustedProxies } from "#app/core/settings/env-fields.server.ts";
import type { ServerEnv } from "../hono-env.ts";

/**
 * T32: the address that limits count by. X-Forwarded-For is read from the right, and only as far as our own
 * proxies go; what a client writes stands further left and is ignored. Every entry counts as one hop, readable
 * or not, so that an unreadable one never moves the client's own text into its place (X20). Of IPv6 it is
 * the network of 64 bits: one line at home has that many addresses to itself.
 */
export function addressOf(remote: string, forwarded: string | null, trusted: TrustedProxies): string {
  const peer = readHop(remote) ?? remote;
  const hops = forwarded ? forwarded.split(",").map(readHop) : [];
  return networkOf(
    trusted.kind === "count" ? byCount(peer, hops, trusted.count) : byNetworks(peer, hops, trusted.networks),
  );
}

function byCount(peer: string, hops: (string | null)[], count: number): string {
  return count > 0 ? (hops.at(-count) ?? peer) : peer;
}

function byNetworks(peer: string, hops: (string | null)[], networks: readonly string[]): string {
  const ours = networksOf(networks);
  const isOurs = (address: string) => ours.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
  let address = peer;
  for (const hop of hops.reverse()) {
    if (!isIP(address) || !isOurs(address) || hop === null) break;
    address = hop;
  }
  return address;
}

/** "203.0.113.9", "203.0.113.9:51234" (Azure, IIS), "[2001:db8::1]:443", "::ffff:203.0.113.9" → the bare address. */
function readHop(text: string): string | null {
  const hop = text.trim();
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;
  const plain = bare.replace(/^::ffff:(?=[\d.]+$)/i, "").replace(/%.*$/, "");
  return isIP(plain) ? plain : null;
}

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  // The last of an address may be written as IPv4, which stands for two groups.
  const length = left.length + right.length + (address.includes(".") ? 1 : 0);
  const groups = tail === undefined ? left : [...left, ...Array(8 - length).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

export function networksOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    const family = address.includes(":") ? "ipv6" : "ipv4";
    list.addSubnet(address, Number(bits ?? (family === "ipv6" ? 128 : 32)), family);
  }
  return list;
}

export function clientAddress(trusted: TrustedProxies): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const remote = c.env.incoming?.socket.remoteAddress ?? "unknown";
    const address = addressOf(remote, c.req.header("x-forwarded-for") ?? null, trusted);
    c.set("clientAddress", address);
    await fromNetworkOf(address, next);
  };
}
