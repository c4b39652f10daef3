import { z } from "zod";

// The kinds of values a variable can have; each says in words what it must be.
export const text = z.string().trim();
export const optional = text.optional();
export const port = z.coerce.number("must be a number.").int("must be a whole number.").min(0).max(65535);
export const positive = z.coerce.number("must be a number.").int("must be a whole number.").min(1);
/** Paise; 0 is a price too. */
export const price = z.coerce.number("must be a number of paise.").int("must be a whole number.").min(0);
export const seconds = z.coerce.number("must be a number of seconds.").min(0).max(600);
export const url = z.url("must be a full address such as https://example.org.");
// A page address may also be a path of this site.
export const pageAddress = z.union([z.string().startsWith("/"), url], "must be an address or begin with /.");
export const templateIds = text.transform((value, context): Record<string, string> => {
  const parsed = z.record(z.string(), z.string()).safeParse(parseJson(value));
  if (parsed.success) return parsed.data;
  context.addIssue({ code: "custom", message: 'must be JSON such as {"otp-login": "1107…"}.' });
  return z.NEVER;
});

/** Addresses with a blank between them. */
export const addresses = text.transform((value, context): string[] => {
  const list = value.split(/\s+/).filter(Boolean);
  if (list.every((address) => /^https:\/\//.test(address) && URL.canParse(address))) return list;
  context.addIssue({ code: "custom", message: "must be addresses such as https://www.youtube.com/@us." });
  return z.NEVER;
});

/** How far X-Forwarded-For is believed: so many proxies from our side, or the listed networks. */
export type TrustedProxies = { kind: "count"; count: number } | { kind: "networks"; networks: string[] };

export const trustedProxies = text.transform((value, context): TrustedProxies => {
  if (/^\d{1,2}$/.test(value)) return { kind: "count", count: Number(value) };
  const networks = value.split(",").map((entry) => entry.trim());
  if (networks.every((entry) => isNetwork(entry))) return { kind: "networks", networks };
  context.addIssue({ code: "custom", message: "must be a number of proxies or a list such as 10.0.0.0/8." });
  return z.NEVER;
});

function isNetwork(entry: string): boolean {
  const [address = "", bits] = entry.split("/");
  const isV6 = address.includes(":");
  const isAddress = isV6 ? z.ipv6().safeParse(address).success : z.ipv4().safeParse(address).success;
  return isAddress && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isV6 ? 128 : 32)));
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

// Zod's own sentences ("Too big: expected …") read as a fragment after the variable's name.
export function plainWords(message: string): string {
  return /^(must|is)\b/.test(message) ? message : `is not valid: ${message}.`;
}

/** Hosts with a blank between them; `*.` before one stands for every name under it. */
export const hosts = text.transform((value, context): string[] => {
  const list = value.split(/\s+/).filter(Boolean);
  if (list.every((host) => /^(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/.test(host))) return list;
  context.addIssue({ code: "custom", message: "must be hosts such as fcm.googleapis.com *.push.apple.com." });
  return z.NEVER;
});

/** The private half of a P-256 pair. */
export const vapidKey = text.regex(/^[\w-]{43}$/, "must be 32 bytes in base64url (43 characters).");

/** Words with a blank between them. */
export const words = text.transform((value) => value.split(/\s+/).filter(Boolean));
