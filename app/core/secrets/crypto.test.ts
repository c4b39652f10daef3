import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { setClock, useRealClock } from "../clock.ts";
import {
  DecryptError,
  decryptField,
  encryptField,
  hashToken,
  isKeyedHash,
  keyedHash,
  needsRotation,
  randomDigits,
  randomToken,
  setKeys,
  signPayload,
  timingSafeEqualText,
  verifyPayload,
} from "./crypto.server.ts";
import { parseEncryptionKeys, type SecretKeys } from "./keyring.server.ts";
import { lookupHash, setLookupKey } from "./lookup-hash.server.ts";

const key = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString("base64")}`;
const keysOf = (...entries: string[]): SecretKeys => ({
  appSecret: "a secret for tests that is long enough",
  encryptionKeys: parseEncryptionKeys(entries.join(",")),
});
const one = keysOf(key("k1", 1));

beforeAll(() => setKeys(one));
afterAll(() => setKeys(null));
afterEach(() => {
  setKeys(one);
  useRealClock();
});

const address = { table: "bank_account", column: "number", rowId: "row-1" };

describe("T26: field encryption", () => {
  it("gives back any text, and never the same ciphertext twice", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (plain) => {
        const stored = encryptField(plain, address);
        expect(stored).toMatch(/^v1:k1:[\w-]{16}:[\w-]{22,}$/);
        expect(decryptField(stored, address)).toBe(plain);
        expect(encryptField(plain, address)).not.toBe(stored);
      }),
    );
  });

  it("does not contain the plain text", () => {
    expect(encryptField("123456789012", address)).not.toContain("123456789012");
  });

  it.each([
    ["another row", { ...address, rowId: "row-2" }],
    ["another column", { ...address, column: "pan" }],
    ["another table", { ...address, table: "student" }],
    ["parts that only look alike", { table: "bank_accountnumber", column: "", rowId: "row-1" }],
  ])("moved to %s it does not open", (_name, elsewhere) => {
    const stored = encryptField("123456789012", address);
    expect(() => decryptField(stored, elsewhere)).toThrow(DecryptError);
  });

  it("changed by a single bit anywhere it does not open, and the error says nothing of it", () => {
    const stored = encryptField("123456789012", address);
    const [, , iv = "", body = ""] = stored.split(":");
    for (const [part, make] of [
      [iv, (text: string) => `v1:k1:${text}:${body}`],
      [body, (text: string) => `v1:k1:${iv}:${text}`],
    ] as const) {
      const bytes = Buffer.from(part, "base64url");
      for (let bit = 0; bit < bytes.length * 8; bit += 1) {
        const forged = Buffer.from(bytes);
        forged[bit >> 3] = (forged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(() => decryptField(make(forged.toString("base64url")), address)).toThrow(DecryptError);
      }
    }
  });

  it("a shortened tag or nonsense does not open", () => {
    const stored = encryptField("x", address);
    for (const text of ["", "v1", "v1:k1::", "v2:k1:a:b", stored.slice(0, -4), `${stored}:x`, "plain text"]) {
      expect(() => decryptField(text, address), text).toThrow(DecryptError);
    }
  });

  it("rotation: the new key writes, the old one still reads, and a removed one is named", () => {
    const old = encryptField("123456789012", address);
    setKeys(keysOf(key("k2", 2), key("k1", 1)));
    expect(needsRotation(old)).toBe(true);
    const renewed = encryptField(decryptField(old, address), address);
    expect(renewed.startsWith("v1:k2:")).toBe(true);
    expect(needsRotation(renewed)).toBe(false);
    setKeys(keysOf(key("k2", 2)));
    expect(decryptField(renewed, address)).toBe("123456789012");
    expect(() => decryptField(old, address)).toThrow('"k1" is not configured');
  });

  it("a key with the same id but other bytes does not open it", () => {
    const stored = encryptField("x", address);
    setKeys(keysOf(key("k1", 9)));
    expect(() => decryptField(stored, address)).toThrow(DecryptError);
  });
});

describe("keyed hashes", () => {
  it("T25: the same number gives the same hash, per purpose and secret only", () => {
    const hash = keyedHash("aadhaar", "234123412346");
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(keyedHash("aadhaar", "234123412346")).toBe(hash);
    expect(keyedHash("otp", "234123412346")).not.toBe(hash);
    expect(hashToken("234123412346")).not.toBe(hash);
    setKeys({ ...one, appSecret: "another secret that is long enough too" });
    expect(keyedHash("aadhaar", "234123412346")).not.toBe(hash);
  });
});

describe("O5c: while APP_SECRET is changed, two are accepted and one writes", () => {
  const next = "the secret that comes after the first one";
  it("a proof of the old one is good until it is taken out; what is made is made with the new one", () => {
    const link = signPayload("blog-letter", { id: 1 }, new Date("2999-01-01"));
    const hash = keyedHash("booking-link", "b1");
    setKeys({ ...one, appSecret: next, appSecretPrevious: one.appSecret });
    expect(verifyPayload("blog-letter", link)).toEqual({ id: 1 });
    expect(isKeyedHash("booking-link", "b1", hash)).toBe(true);
    expect(isKeyedHash("booking-link", "b1", hash.slice(0, 40), 40)).toBe(true);
    expect(isKeyedHash("booking-link", "b2", hash)).toBe(false);
    expect(isKeyedHash("booking-link", "b1", "")).toBe(false);
    const [newLink, newHash] = [
      signPayload("blog-letter", 1, new Date("2999-01-01")),
      keyedHash("booking-link", "b1"),
    ];
    setKeys({ ...one, appSecret: next });
    expect(verifyPayload("blog-letter", link)).toBeNull();
    expect(isKeyedHash("booking-link", "b1", hash)).toBe(false);
    expect(verifyPayload("blog-letter", newLink)).toBe(1);
    expect(isKeyedHash("booking-link", "b1", newHash)).toBe(true);
  });

  it("a lookup hash does not change with it, and there is none before the database's key is open", () => {
    setLookupKey("the key of a database");
    const hash = lookupHash("aadhaar", "234123412346");
    setKeys({ ...one, appSecret: next });
    expect(lookupHash("aadhaar", "234123412346")).toBe(hash);
    setLookupKey(null);
    expect(() => lookupHash("aadhaar", "234123412346")).toThrow(/lookup key is not open/);
  });
});

describe("randomness", () => {
  it("T8: a token has 256 bits and never repeats", () => {
    const tokens = Array.from({ length: 1000 }, () => randomToken());
    expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true);
    expect(new Set(tokens).size).toBe(1000);
    expect(Buffer.from(randomToken(32), "base64url")).toHaveLength(32);
  });

  it("T1: an OTP has six digits, leading zeros included, each about equally often", () => {
    const counts = new Map<string, number>();
    const firsts = new Set<string>();
    for (let round = 0; round < 10_000; round += 1) {
      const code = randomDigits(6);
      expect(code).toMatch(/^\d{6}$/);
      firsts.add(code.charAt(0));
      for (const digit of code) counts.set(digit, (counts.get(digit) ?? 0) + 1);
    }
    expect(firsts.size).toBe(10);
    // 60,000 draws: 6,000 each; eight standard deviations leave no room for a flaky test.
    for (const count of counts.values()) expect(Math.abs(count - 6000)).toBeLessThan(8 * 73.5);
  });
});

describe("comparing and signing", () => {
  it("compares texts of any length", () => {
    expect(timingSafeEqualText("abc", "abc")).toBe(true);
    expect(timingSafeEqualText("abc", "abd")).toBe(false);
    expect(timingSafeEqualText("abc", "abcd")).toBe(false);
    expect(timingSafeEqualText("", "")).toBe(true);
  });

  it("a signed link opens until its time, for its purpose, unchanged", () => {
    setClock(new Date("2026-11-15T10:00:00Z"));
    const link = signPayload("download", { file: "f1" }, new Date("2026-11-15T10:05:00Z"));
    expect(link).toMatch(/^[\w-]+\.[\w-]+$/);
    expect(verifyPayload("download", link)).toEqual({ file: "f1" });
    expect(verifyPayload("unsubscribe", link)).toBeNull();
    setClock(new Date("2026-11-15T10:05:00.001Z"));
    expect(verifyPayload("download", link)).toBeNull();
  });

  it("anything forged is null, never a throw", () => {
    const link = signPayload("download", { file: "f1" }, new Date("2999-01-01"));
    const [body = "", mark = ""] = link.split(".");
    const other = Buffer.from(JSON.stringify([9e15, { file: "f2" }])).toString("base64url");
    for (const text of [
      "",
      ".",
      "a.b",
      body,
      `${body}.`,
      `${other}.${mark}`,
      `${link}.x`,
      `${body}.${mark}x`,
    ]) {
      expect(verifyPayload("download", text), text).toBeNull();
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(verifyPayload("download", text)).toBeNull();
      }),
    );
  });
});
