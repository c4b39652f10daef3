import { BlockList, isIP } from "node:net";
import type { MiddlewareHandler } from "hono";
import type { TrustedProxies } from "#app/core/env.server.ts";
import type { ServerEnv } from "../hono-env.ts";

/**
 * T32: the address that limits count by. X-Forwarded-For is read from the right, and only as far as our own
 * proxies go; what a client writes stands further left and is ignored.
 */
export function addressOf(remote: string, forwarded: string | null, trusted: TrustedProxies): string {
  const hops = (forwarded ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter((hop) => isIP(hop) !== 0);
  if (trusted.kind === "count") {
    return trusted.count > 0 ? (hops.at(-trusted.count) ?? hops[0] ?? remote) : remote;
  }
  const ours = networksOf(trusted.networks);
  const isOurs = (address: string) => ours.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
  let address = remote.replace(/^::ffff:/, "");
  for (const hop of hops.reverse()) {
    if (!isIP(address) || !isOurs(address)) break;
    address = hop;
  }
  return address;
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
    c.set("clientAddress", addressOf(remote, c.req.header("x-forwarded-for") ?? null, trusted));
    await next();
  };
}
