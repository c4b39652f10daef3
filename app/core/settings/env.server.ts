import { join, resolve } from "node:path";
import { z } from "zod";
import type { Paise } from "../money.ts";
import { paise } from "../money.ts";
import type { SecretKeys } from "../secrets/keyring.server.ts";
import { loadOrCreateKeys, parseEncryptionKeys } from "../secrets/keyring.server.ts";
import {
  addresses,
  hosts,
  optional,
  pageAddress,
  plainWords,
  port,
  positive,
  price,
  seconds,
  templateIds,
  text,
  trustedProxies,
  url,
  vapidKey,
  words,
} from "./env-fields.server.ts";
import { demoContacts, missingSettings } from "./missing-settings.ts";
import { plainConnections } from "./plain-connections.ts";

/** The configuration is wrong: one plain sentence per problem, each naming its variable. */
export class EnvError extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join("\n"));
    this.name = "EnvError";
    this.sentences = sentences;
  }
}

const schema = z.object({
  APP_MODE: z.enum(["demo", "production"], 'must be "demo" or "production".').default("demo"),
  PORT: port.default(3000),
  HOST: text.default("127.0.0.1"),
  DATA_DIR: text.default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres:// or postgresql://.")
    .optional(),
  DATABASE_DIRECT_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres:// or postgresql://.")
    .optional(),
  DATABASE_REPLICA_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres:// or postgresql://.")
    .optional(),
  PLAIN_HOSTS: optional,
  DATABASE_POOL_SIZE: positive.max(500).default(10),
  DATABASE_STATEMENT_TIMEOUT_MS: positive.default(15_000),
  DATABASE_JOB_STATEMENT_TIMEOUT_MS: positive.default(600_000),
  DATABASE_QUERY_TIMEOUT_MS: positive.default(20_000),
  DATABASE_SLOW_MS: positive.default(500),
  APP_SECRET: text.min(32, "must be at least 32 characters long.").optional(),
  APP_SECRET_PREVIOUS: text.min(32, "must be at least 32 characters long.").optional(),
  ENCRYPTION_KEYS: optional,
  PUBLIC_URL: url.optional(),
  PAYMENT_PAGE_URL: pageAddress.default("/payment"),
  MAIN_SITE_URL: url.default(demoContacts.MAIN_SITE_URL),
  SMS_GATEWAY_URL: url.optional(),
  SMS_AUTH_KEY: optional,
  SMS_SENDER_ID: optional,
  SMS_TEMPLATE_IDS: templateIds.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://.")
    .optional(),
  MAIL_FROM: optional,
  WHATSAPP_API_URL: url.default("https://graph.facebook.com"),
  WHATSAPP_API_VERSION: text.regex(/^v\d+\.\d+$/, "must be a version such as v23.0.").default("v23.0"),
  WHATSAPP_PHONE_NUMBER_ID: text.regex(/^\d+$/, "must be the number's id, digits only.").optional(),
  WHATSAPP_ACCESS_TOKEN: optional,
  WHATSAPP_APP_SECRET: optional,
  WHATSAPP_VERIFY_TOKEN: text.min(16, "must be at least 16 characters long.").optional(),
  WHATSAPP_TEMPLATE_NAMES: templateIds.optional(),
  VAPID_PRIVATE_KEY: vapidKey.optional(),
  PUSH_SERVICES: hosts.default([
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
  ]),
  MESSAGE_WORKERS_OTP: positive.max(50).default(4),
  MESSAGE_WORKERS_TRANSACTIONAL: positive.max(50).default(3),
  MESSAGE_WORKERS_BULK: positive.max(50).default(3),
  PAYMENT_GATEWAY_URL: url.default("https://api.razorpay.com"),
  PAYMENT_KEY_ID: optional,
  PAYMENT_KEY_SECRET: optional,
  PAYMENT_WEBHOOK_SECRET: optional,
  MEETING_URL: url.optional(),
  OIDC_ISSUER: url.optional(),
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  OIDC_NAME: text.default("your organisation"),
  OIDC_SECOND_FACTOR: words.default([]),
  DIGILOCKER_URL: url.default("https://digilocker.meripehchaan.gov.in"),
  DIGILOCKER_CLIENT_ID: optional,
  DIGILOCKER_CLIENT_SECRET: optional,
  DIGILOCKER_TRUST_FILE: optional,
  AADHAAR_QR_TRUST_FILE: optional,
  FILE_STORE: z.enum(["disk", "s3"], 'must be "disk" or "s3".').default("disk"),
  FILE_STORE_TIMEOUT_MS: positive.default(15_000),
  S3_BUCKET: optional,
  S3_REGION: text.default("ap-south-1"),
  S3_ENDPOINT: url.optional(),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  BACKUP_SCHEDULE: text
    .regex(/^\S+( \S+){4}$/, 'must be a time in the manner of cron, such as "30 2 * * *".')
    .optional(),
  BACKUP_DIR: optional,
  BACKUP_KEEP_DAYS: positive.default(14),
  BACKUP_KEEP_MONTHS: z.coerce.number("must be a number.").int("must be a whole number.").min(0).default(12),
  BACKUP_BUCKET: optional,
  BACKUP_REGION: optional,
  BACKUP_ENDPOINT: url.optional(),
  BACKUP_ACCESS_KEY_ID: optional,
  BACKUP_SECRET_ACCESS_KEY: optional,
  TRUSTED_PROXIES: trustedProxies.default({ kind: "count", count: 0 }),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], "must be a level such as info.")
    .default("info"),
  LOG_ADDRESSES: z.enum(["full", "short", "off"], 'must be "full", "short" or "off".').default("short"),
  READY_TIMEOUT_MS: positive.default(2000),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_SERVICE_NAME: text.default("scholarsetu"),
  METRICS_PORT: port.optional(),
  METRICS_TOKEN: text.min(16, "must be at least 16 characters long.").optional(),
  REGISTRATION_FEE_PAISE: price.default(9900),
  SUPPORT_PHONE: text
    .regex(/^\+?[\d ()-]{8,20}$/, "must be a phone number such as 1800 123 4567.")
    .default(demoContacts.SUPPORT_PHONE),
  SUPPORT_EMAIL: z.email("must be an e-mail address.").default(demoContacts.SUPPORT_EMAIL),
  AUDITOR_EMAIL: z.email("must be an e-mail address.").optional(),
  WHATSAPP_NUMBER: text
    .regex(/^\+?\d[\d ]{9,17}$/, "must be a number with its country code, such as 919876543210.")
    .default(demoContacts.WHATSAPP_NUMBER),
  SOCIAL_LINKS: addresses.default([]),
  MAX_IN_FLIGHT: positive.default(200),
  SHARED_CACHE_SECONDS: seconds.default(0),
  ASSETS_DIR: optional,
  AWAY_FILE: optional,
  PROCESS_ROLE: z.enum(["web", "worker", "all"], 'must be "web", "worker" or "all".').default("all"),
  STOP_PAUSE_SECONDS: seconds.optional(),
  STOP_DRAIN_SECONDS: seconds.default(25),
  OTP_ALARM_SENDS: positive.default(3000),
});

type Variables = z.infer<typeof schema>;

export type Env = Readonly<
  Omit<
    Variables,
    | "APP_SECRET"
    | "APP_SECRET_PREVIOUS"
    | "ENCRYPTION_KEYS"
    | "PUBLIC_URL"
    | "BACKUP_DIR"
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
    BACKUP_DIR: string;
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
    : parsed.error.issues.map((issue) => `${String(issue.path[0])} ${plainWords(issue.message)}`);
  const isProduction = given.APP_MODE === "production";
  problems.push(...missingSettings(given, isProduction));
  if (isProduction) problems.push(...plainConnections(given));
  const encryptionKeys = given.ENCRYPTION_KEYS && readKeys(given.ENCRYPTION_KEYS, problems);
  if (!parsed.success || problems.length > 0) throw new EnvError(problems);

  const { APP_SECRET, APP_SECRET_PREVIOUS, ENCRYPTION_KEYS: _, ...rest } = parsed.data;
  const dataDir = resolve(rest.DATA_DIR);
  const made = APP_SECRET && encryptionKeys ? null : makeKeys(dataDir);
  return {
    ...rest,
    DATA_DIR: dataDir,
    BACKUP_DIR: resolve(rest.BACKUP_DIR ?? join(dataDir, "backups")),
    PUBLIC_URL: (rest.PUBLIC_URL ?? `http://${displayHost(rest.HOST)}:${rest.PORT}`).replace(/\/+$/, ""),
    REGISTRATION_FEE_PAISE: paise(rest.REGISTRATION_FEE_PAISE),
    ASSETS_DIR: rest.ASSETS_DIR ? resolve(rest.ASSETS_DIR) : isProduction ? resolve(dataDir, "assets") : null,
    // A person at a terminal waits for nobody; a balancer asks every few seconds.
    STOP_PAUSE_SECONDS: rest.STOP_PAUSE_SECONDS ?? (isProduction ? 5 : 0),
    isDemo: !isProduction,
    isProduction,
    keys: {
      appSecret: APP_SECRET ?? made?.appSecret ?? "",
      appSecretPrevious: APP_SECRET_PREVIOUS,
      encryptionKeys: encryptionKeys || (made?.encryptionKeys ?? []),
    },
  };
}

let current: Env | null = null;

/** The configuration of this process, read from its environment when first asked for. */
export function env(): Env {
  current ??= parseEnv(process.env, loadOrCreateKeys);
  return current;
}

/** @forTests Stand in another configuration; null reads the process environment again. */
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
