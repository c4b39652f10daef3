import { resolve } from "node:path";
import { z } from "zod";
import type { SecretKeys } from "./keyring.server.ts";
import { loadOrCreateKeys, parseEncryptionKeys } from "./keyring.server.ts";
import type { Paise } from "./money.ts";
import { paise } from "./money.ts";

/** The configuration is wrong: one plain sentence per problem, each naming its variable. */
export class EnvError extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join("\n"));
    this.name = "EnvError";
    this.sentences = sentences;
  }
}

const text = z.string().trim();
const optional = text.optional();
const port = z.coerce.number("must be a number.").int("must be a whole number.").min(0).max(65535);
const positive = z.coerce.number("must be a number.").int("must be a whole number.").min(1);
const seconds = z.coerce.number("must be a number of seconds.").min(0).max(600);
const url = z.url("must be a full address such as https://example.org.");
// A page address may also be a path of this site.
const pageAddress = z.union([z.string().startsWith("/"), url], "must be an address or begin with /.");
const templateIds = text.transform((value, context): Record<string, string> => {
  const parsed = z.record(z.string(), z.string()).safeParse(parseJson(value));
  if (parsed.success) return parsed.data;
  context.addIssue({ code: "custom", message: 'must be JSON such as {"otp-login": "1107…"}.' });
  return z.NEVER;
});

/** How far X-Forwarded-For is believed: so many proxies from our side, or the listed networks. */
export type TrustedProxies = { kind: "count"; count: number } | { kind: "networks"; networks: string[] };

const trustedProxies = text.transform((value, context): TrustedProxies => {
  if (/^\d{1,2}$/.test(value)) return { kind: "count", count: Number(value) };
  const networks = value.split(",").map((entry) => entry.trim());
  if (networks.every((entry) => isNetwork(entry))) return { kind: "networks", networks };
  context.addIssue({ code: "custom", message: "must be a number of proxies or a list such as 10.0.0.0/8." });
  return z.NEVER;
});

const schema = z.object({
  APP_MODE: z.enum(["demo", "production"], 'must be "demo" or "production".').default("demo"),
  PORT: port.default(3000),
  HOST: text.default("127.0.0.1"),
  DATA_DIR: text.default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres:// or postgresql://.")
    .optional(),
  APP_SECRET: text.min(32, "must be at least 32 characters long.").optional(),
  ENCRYPTION_KEYS: optional,
  PUBLIC_URL: url.optional(),
  PAYMENT_PAGE_URL: pageAddress.default("/payment"),
  MAIN_SITE_URL: url.default("https://main-site.example.org"),
  SMS_GATEWAY_URL: url.optional(),
  SMS_AUTH_KEY: optional,
  SMS_SENDER_ID: optional,
  SMS_TEMPLATE_IDS: templateIds.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://.")
    .optional(),
  MAIL_FROM: optional,
  MESSAGE_WORKERS_OTP: positive.max(50).default(4),
  MESSAGE_WORKERS_TRANSACTIONAL: positive.max(50).default(3),
  MESSAGE_WORKERS_BULK: positive.max(50).default(3),
  PAYMENT_KEY_ID: optional,
  PAYMENT_KEY_SECRET: optional,
  PAYMENT_WEBHOOK_SECRET: optional,
  FILE_STORE: z.enum(["disk", "s3"], 'must be "disk" or "s3".').default("disk"),
  S3_BUCKET: optional,
  S3_REGION: text.default("ap-south-1"),
  S3_ENDPOINT: url.optional(),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  TRUSTED_PROXIES: trustedProxies.default({ kind: "count", count: 0 }),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], "must be a level such as info.")
    .default("info"),
  LOG_ADDRESSES: z.enum(["full", "short", "off"], 'must be "full", "short" or "off".').default("short"),
  READY_TIMEOUT_MS: positive.default(2000),
  METRICS_PORT: port.optional(),
  METRICS_TOKEN: text.min(16, "must be at least 16 characters long.").optional(),
  REGISTRATION_FEE_PAISE: positive.default(9900),
  SUPPORT_PHONE: text.default("1800 000 0000"),
  SUPPORT_EMAIL: z.email("must be an e-mail address.").default("help@scholarsetu.example"),
  AUDITOR_EMAIL: z.email("must be an e-mail address.").optional(),
  WHATSAPP_NUMBER: text.default("910000000000"),
  MAX_IN_FLIGHT: positive.default(200),
  ASSETS_DIR: optional,
  PROCESS_ROLE: z.enum(["web", "worker", "all"], 'must be "web", "worker" or "all".').default("all"),
  STOP_PAUSE_SECONDS: seconds.optional(),
  STOP_DRAIN_SECONDS: seconds.default(25),
  OTP_ALARM_SENDS: positive.default(3000),
});

type Variables = z.infer<typeof schema>;

const neededInProduction = [
  "APP_SECRET",
  "ENCRYPTION_KEYS",
  "PUBLIC_URL",
  "SMS_GATEWAY_URL",
  "SMS_AUTH_KEY",
  "SMS_SENDER_ID",
  "SMS_TEMPLATE_IDS",
  "SMTP_URL",
  "MAIL_FROM",
  "PAYMENT_KEY_ID",
  "PAYMENT_KEY_SECRET",
  "PAYMENT_WEBHOOK_SECRET",
] as const satisfies readonly (keyof Variables)[];

const neededForS3 = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

export type Env = Readonly<
  Omit<
    Variables,
    | "APP_SECRET"
    | "ENCRYPTION_KEYS"
    | "PUBLIC_URL"
    | "REGISTRATION_FEE_PAISE"
    | "STOP_PAUSE_SECONDS"
    | "ASSETS_DIR"
  > & {
    STOP_PAUSE_SECONDS: number;
    /** Where the assets of the last builds are kept for all processes; null in demo mode: nothing is rolled out. */
    ASSETS_DIR: string | null;
    isDemo: boolean;
    isProduction: boolean;
    PUBLIC_URL: string;
    REGISTRATION_FEE_PAISE: Paise;
    keys: SecretKeys;
  }
>;

/**
 * Pure: what the variables mean, or an EnvError with every problem. `makeKeys` is asked for the demo's own
 * keys only where the variables give none.
 */
export function parseEnv(
  raw: Readonly<Record<string, string | undefined>>,
  makeKeys: (dataDir: string) => SecretKeys,
): Env {
  // An empty variable is an unset one: that is how compose files and .env templates leave things out.
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${String(issue.path[0])} ${plain(issue.message)}`);
  const isProduction = given.APP_MODE === "production";
  problems.push(...missing(given, isProduction));
  const encryptionKeys = given.ENCRYPTION_KEYS && readKeys(given.ENCRYPTION_KEYS, problems);
  if (!parsed.success || problems.length > 0) throw new EnvError(problems);

  const { APP_SECRET, ENCRYPTION_KEYS: _, ...rest } = parsed.data;
  const dataDir = resolve(rest.DATA_DIR);
  const made = APP_SECRET && encryptionKeys ? null : makeKeys(dataDir);
  return {
    ...rest,
    DATA_DIR: dataDir,
    PUBLIC_URL: (rest.PUBLIC_URL ?? `http://${displayHost(rest.HOST)}:${rest.PORT}`).replace(/\/+$/, ""),
    REGISTRATION_FEE_PAISE: paise(rest.REGISTRATION_FEE_PAISE),
    ASSETS_DIR: rest.ASSETS_DIR ? resolve(rest.ASSETS_DIR) : isProduction ? resolve(dataDir, "assets") : null,
    // A person at a terminal waits for nobody; a balancer asks every few seconds.
    STOP_PAUSE_SECONDS: rest.STOP_PAUSE_SECONDS ?? (isProduction ? 5 : 0),
    isDemo: !isProduction,
    isProduction,
    keys: {
      appSecret: APP_SECRET ?? made?.appSecret ?? "",
      encryptionKeys: encryptionKeys || (made?.encryptionKeys ?? []),
    },
  };
}

function missing(given: Readonly<Record<string, string | undefined>>, isProduction: boolean): string[] {
  const production = isProduction ? neededInProduction : [];
  const s3 = given.FILE_STORE === "s3" ? neededForS3 : [];
  return [
    ...production
      .filter((name) => !given[name])
      .map((name) => `${name} is missing: production mode does not start without it.`),
    ...(given.PROCESS_ROLE && given.PROCESS_ROLE !== "all" && !given.DATABASE_URL
      ? [
          `PROCESS_ROLE=${given.PROCESS_ROLE} needs DATABASE_URL: the embedded database belongs to one process.`,
        ]
      : []),
    ...s3.filter((name) => !given[name]).map((name) => `${name} is missing: FILE_STORE=s3 needs it.`),
  ];
}

let current: Env | null = null;

/** The configuration of this process, read from its environment when first asked for. */
export function env(): Env {
  current ??= parseEnv(process.env, loadOrCreateKeys);
  return current;
}

/** For tests and scripts: stand in another configuration; null reads the process environment again. */
export function setEnv(next: Env | null): void {
  current = next;
}

function readKeys(value: string, problems: string[]): SecretKeys["encryptionKeys"] | undefined {
  try {
    return parseEncryptionKeys(value);
  } catch (error) {
    problems.push(`ENCRYPTION_KEYS is not usable: ${(error as Error).message}.`);
    return undefined;
  }
}

function displayHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

// Zod's own sentences ("Too big: expected …") read as a fragment after the variable's name.
function plain(message: string): string {
  return /^(must|is)\b/.test(message) ? message : `is not valid: ${message}.`;
}

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
