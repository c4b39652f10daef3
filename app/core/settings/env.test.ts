import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { loadOrCreateKeys, parseEncryptionKeys, type SecretKeys } from "../secrets/keyring.server.ts";
import { EnvError, parseEnv } from "./env.server.ts";

const demoKeys: SecretKeys = {
  appSecret: "made for the demo",
  encryptionKeys: [{ id: "k1", key: Buffer.alloc(32) }],
};
const noKeys = () => {
  throw new Error("must not be asked");
};
const encryptionKeys = `k2:${Buffer.alloc(32, 2).toString("base64")},k1:${Buffer.alloc(32, 1).toString("base64")}`;

const production = {
  APP_MODE: "production",
  APP_SECRET: "0123456789abcdef0123456789abcdef",
  ENCRYPTION_KEYS: encryptionKeys,
  PUBLIC_URL: "https://scholarsetu.example/",
  SMS_GATEWAY_URL: "https://sms.example/api",
  SMS_AUTH_KEY: "key",
  SMS_SENDER_ID: "SCHSTU",
  SMS_TEMPLATE_IDS: '{"otp":"1107"}',
  SMTP_URL: "smtps://user:pass@mail.example:465",
  MAIL_FROM: "ScholarSetu <no-reply@scholarsetu.example>",
  PAYMENT_KEY_ID: "id",
  PAYMENT_KEY_SECRET: "secret",
  PAYMENT_WEBHOOK_SECRET: "hook",
  MAIN_SITE_URL: "https://setu.example",
  SUPPORT_PHONE: "1800 425 0011",
  SUPPORT_EMAIL: "help@setu.example",
  WHATSAPP_NUMBER: "919848012345",
};

function sentencesOf(raw: Record<string, string | undefined>): readonly string[] {
  try {
    parseEnv(raw, () => demoKeys);
  } catch (error) {
    if (error instanceof EnvError) return error.sentences;
    throw error;
  }
  return [];
}

describe("parseEnv", () => {
  it("with nothing set it is a demo with its defaults", () => {
    const env = parseEnv({}, () => demoKeys);
    expect(env).toMatchObject({
      APP_MODE: "demo",
      isDemo: true,
      isProduction: false,
      PORT: 3000,
      HOST: "127.0.0.1",
      PUBLIC_URL: "http://127.0.0.1:3000",
      PAYMENT_PAGE_URL: "/payment",
      REGISTRATION_FEE_PAISE: 9900,
      SUPPORT_PHONE: "1800 000 0000",
      SUPPORT_EMAIL: "help@scholarsetu.example",
      FILE_STORE: "disk",
      TRUSTED_PROXIES: { kind: "count", count: 0 },
      keys: demoKeys,
    });
    expect(env.DATABASE_URL).toBeUndefined();
  });

  it("P22: the registration may cost nothing, but not less", () => {
    expect(parseEnv({ REGISTRATION_FEE_PAISE: "0" }, () => demoKeys).REGISTRATION_FEE_PAISE).toBe(0);
    expect(() => parseEnv({ REGISTRATION_FEE_PAISE: "-1" }, () => demoKeys)).toThrow();
  });

  it("an empty variable is an unset one", () => {
    expect(parseEnv({ PORT: "", DATABASE_URL: " ", APP_MODE: "" }, () => demoKeys).PORT).toBe(3000);
  });

  it("a complete production configuration is taken, with its own keys", () => {
    const env = parseEnv(production, noKeys);
    expect(env.isProduction).toBe(true);
    expect(env.PUBLIC_URL).toBe("https://scholarsetu.example");
    expect(env.SMS_TEMPLATE_IDS).toEqual({ otp: "1107" });
    expect(env.keys.encryptionKeys.map((key) => key.id)).toEqual(["k2", "k1"]);
    expect(env).not.toHaveProperty("APP_SECRET");
  });

  it("ASVS 12.3.1: production does not start with a database or gateway it would speak to in the clear", () => {
    const far = { DATABASE_URL: "postgres://u:hush@db.example.org/s", SMS_GATEWAY_URL: "http://sms.example" };
    const said = sentencesOf({ ...production, ...far });
    expect(said).toEqual([
      expect.stringMatching(/^SMS_GATEWAY_URL would send/),
      expect.stringMatching(/^DATABASE_URL would send .*sslmode=verify-full/),
    ]);
    expect(said.join()).not.toContain("hush");
    expect(sentencesOf({ ...production, ...far, PLAIN_HOSTS: "db.example.org,sms.example" })).toEqual([]);
    expect(sentencesOf(far)).toEqual([]);
  });

  it("T7: production names every missing secret, each in one plain sentence", () => {
    const names = Object.keys(production).filter((name) => name !== "APP_MODE");
    for (const name of names) {
      expect(sentencesOf({ ...production, [name]: undefined })).toEqual([
        `${name} is missing: production mode does not start without it.`,
      ]);
    }
    expect(sentencesOf({ APP_MODE: "production" })).toHaveLength(names.length);
  });

  it("O13g, P14: production names each contact that is missing or still the demo's", () => {
    for (const [name, demo] of [
      ["MAIN_SITE_URL", "https://main-site.example.org"],
      ["SUPPORT_PHONE", "1800 000 0000"],
      ["SUPPORT_EMAIL", "help@scholarsetu.example"],
      ["WHATSAPP_NUMBER", "910000000000"],
    ] as const) {
      expect(sentencesOf({ ...production, [name]: "" })).toEqual([
        `${name} is missing: production mode does not start without it.`,
      ]);
      expect(sentencesOf({ ...production, [name]: demo })).toEqual([
        `${name} is still the demo's (${demo}): set the real one.`,
      ]);
      expect(sentencesOf({ [name]: demo })).toEqual([]);
    }
  });

  it("production never falls back to generated keys", () => {
    expect(() => parseEnv({ ...production, APP_SECRET: "" }, noKeys)).toThrow(EnvError);
  });

  it.each([
    [{ PORT: "http" }, "PORT must be a number."],
    [{ PORT: "70000" }, "PORT "],
    [{ APP_MODE: "prod" }, 'APP_MODE must be "demo" or "production".'],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must begin with postgres:// or postgresql://."],
    [{ APP_SECRET: "short" }, "APP_SECRET must be at least 32 characters long."],
    [{ ENCRYPTION_KEYS: "k1" }, "ENCRYPTION_KEYS is not usable: "],
    [{ ENCRYPTION_KEYS: "k1:YWJj" }, 'ENCRYPTION_KEYS is not usable: key "k1" must be 32 bytes in base64.'],
    [{ SMS_TEMPLATE_IDS: "{" }, "SMS_TEMPLATE_IDS must be JSON"],
    [
      {
        WHATSAPP_PHONE_NUMBER_ID: "1065",
        WHATSAPP_APP_SECRET: "secret",
        WHATSAPP_VERIFY_TOKEN: "our-own-verify-token",
        WHATSAPP_TEMPLATE_NAMES: "{}",
      },
      "WHATSAPP_ACCESS_TOKEN is missing: WhatsApp is set only in part.",
    ],
    [{ WHATSAPP_API_VERSION: "latest" }, "WHATSAPP_API_VERSION must be a version such as v23.0."],
    [{ TRUSTED_PROXIES: "everyone" }, "TRUSTED_PROXIES must be a number of proxies"],
    [{ PUBLIC_URL: "scholarsetu" }, "PUBLIC_URL must be a full address"],
    [{ SMTP_URL: "mail.example" }, "SMTP_URL must begin with smtp://"],
    [{ PAYMENT_PAGE_URL: "pay" }, "PAYMENT_PAGE_URL must be an address"],
    [{ FILE_STORE: "ftp" }, 'FILE_STORE must be "disk" or "s3".'],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be a level such as info."],
    [{ SUPPORT_EMAIL: "help" }, "SUPPORT_EMAIL must be an e-mail address."],
    [{ SUPPORT_PHONE: "call us" }, "SUPPORT_PHONE must be a phone number"],
    [{ WHATSAPP_NUMBER: "12" }, "WHATSAPP_NUMBER must be a number with its country code"],
    [{ SOCIAL_LINKS: "facebook" }, "SOCIAL_LINKS must be addresses"],
    [{ MAX_IN_FLIGHT: "0" }, "MAX_IN_FLIGHT "],
  ])("%j names itself", (raw, sentence) => {
    const sentences = sentencesOf(raw as Record<string, string>);
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toContain(sentence);
    expect(sentences[0]).toMatch(/\.$/);
  });

  it("lists all problems at once and never repeats a secret value", () => {
    const sentences = sentencesOf({
      PORT: "x",
      FILE_STORE: "s3",
      APP_SECRET: "hunter2",
      ENCRYPTION_KEYS: "hunter2:x",
    });
    expect(sentences.map((sentence) => sentence.split(" ")[0])).toEqual([
      "PORT",
      "APP_SECRET",
      "S3_BUCKET",
      "S3_ACCESS_KEY_ID",
      "S3_SECRET_ACCESS_KEY",
      "ENCRYPTION_KEYS",
    ]);
    expect(sentences.slice(0, 5).join(" ")).not.toContain("hunter2");
  });

  it("T32: trusted proxies are a count or networks", () => {
    const read = (text: string) => parseEnv({ TRUSTED_PROXIES: text }, () => demoKeys).TRUSTED_PROXIES;
    expect(read("2")).toEqual({ kind: "count", count: 2 });
    expect(read("10.0.0.0/8, ::1")).toEqual({ kind: "networks", networks: ["10.0.0.0/8", "::1"] });
    expect(sentencesOf({ TRUSTED_PROXIES: "10.0.0.0/33" })).toHaveLength(1);
  });
});

describe("keys", () => {
  let dir: string;
  beforeEach(() => {
    dir = tempFolder("keys");
  });

  it("are made once per folder, for the owner only, and found again", () => {
    const folder = join(dir, "new", "data");
    const made = loadOrCreateKeys(folder);
    expect(made.appSecret.length).toBeGreaterThanOrEqual(32);
    expect(made.encryptionKeys[0]?.key).toHaveLength(32);
    expect(loadOrCreateKeys(folder)).toEqual(made);
    expect(statSync(join(folder, "keys.json")).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(["keys.json"]);
  });

  it("two folders have different ones", () => {
    expect(loadOrCreateKeys(join(dir, "a")).appSecret).not.toBe(loadOrCreateKeys(join(dir, "b")).appSecret);
  });

  it("refuse a repeated id or a strange one", () => {
    const value = Buffer.alloc(32).toString("base64");
    expect(() => parseEncryptionKeys(`k1:${value},k1:${value}`)).toThrow("only once");
    expect(() => parseEncryptionKeys(`k 1:${value}`)).toThrow("id:base64");
    expect(() => parseEncryptionKeys("")).toThrow("id:base64");
  });

  it("O21: a process may serve pages or run jobs alone, but not share the embedded database", () => {
    expect(parseEnv({}, () => demoKeys)).toMatchObject({ PROCESS_ROLE: "all", STOP_PAUSE_SECONDS: 0 });
    expect(parseEnv(production, noKeys).STOP_PAUSE_SECONDS).toBe(5);
    expect(sentencesOf({ PROCESS_ROLE: "worker" })).toEqual([
      "PROCESS_ROLE=worker needs DATABASE_URL: the embedded database belongs to one process.",
    ]);
    expect(sentencesOf({ PROCESS_ROLE: "cook" })[0]).toBe('PROCESS_ROLE must be "web", "worker" or "all".');
    const apart = {
      PROCESS_ROLE: "web",
      DATABASE_URL: "postgres://db.example/setu",
      STOP_PAUSE_SECONDS: "2",
    };
    expect(parseEnv(apart, () => demoKeys)).toMatchObject({ PROCESS_ROLE: "web", STOP_PAUSE_SECONDS: 2 });
  });

  it("O13e: pool, statement, query and slow limits are settings, and bad ones are named", () => {
    const set = { DATABASE_POOL_SIZE: "7", DATABASE_STATEMENT_TIMEOUT_MS: "1000", DATABASE_SLOW_MS: "50" };
    expect(parseEnv({ ...production, ...set, DATABASE_QUERY_TIMEOUT_MS: "2000" }, noKeys)).toMatchObject({
      DATABASE_POOL_SIZE: 7,
      DATABASE_STATEMENT_TIMEOUT_MS: 1000,
      DATABASE_QUERY_TIMEOUT_MS: 2000,
      DATABASE_SLOW_MS: 50,
    });
    expect(() => parseEnv({ DATABASE_POOL_SIZE: "0" }, noKeys)).toThrow(/DATABASE_POOL_SIZE/);
  });

  it("O5c: the second secret is read, checked and never the same as the first", () => {
    const other = "fedcba9876543210fedcba9876543210";
    const both = { ...production, APP_SECRET_PREVIOUS: other };
    expect(parseEnv(both, noKeys).keys).toMatchObject({
      appSecret: production.APP_SECRET,
      appSecretPrevious: other,
    });
    expect(parseEnv(both, noKeys)).not.toHaveProperty("APP_SECRET_PREVIOUS");
    const same = { ...production, APP_SECRET_PREVIOUS: production.APP_SECRET };
    expect(() => parseEnv(same, noKeys)).toThrow(/APP_SECRET_PREVIOUS is the same/);
    expect(() => parseEnv({ ...production, APP_SECRET_PREVIOUS: "short" }, noKeys)).toThrow(
      /APP_SECRET_PREVIOUS must be at least 32/,
    );
  });
});
