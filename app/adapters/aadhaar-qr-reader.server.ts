import { createPublicKey, type KeyObject, verify, X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { type AadhaarQr, type AadhaarQrProblem, maxQrDigits } from "#app/core/numbers/aadhaar-qr.ts";
import { type Env, env } from "#app/core/settings/env.server.ts";
import { isoDay, readTrustList } from "./locker/issuer-record.server.ts";
import type { QrSigner } from "./qr-signer.ts";
import { sandboxAadhaarSigner } from "./sandbox-aadhaar.server.ts";

export class AadhaarQrRefused extends Error {
  readonly isSafeToLog = true;
  readonly problem: AadhaarQrProblem;

  constructor(problem: AadhaarQrProblem) {
    super(`An Aadhaar QR was refused (${problem})`);
    this.name = "AadhaarQrRefused";
    this.problem = problem;
  }
}

/** Null where the operator gave no certificate: then the QR is offered nowhere. */
export async function aadhaarQrSigners(
  settings: Pick<Env, "isDemo" | "AADHAAR_QR_TRUST_FILE"> = env(),
): Promise<readonly QrSigner[] | null> {
  if (settings.isDemo) return [await sandboxAadhaarSigner()];
  const file = settings.AADHAAR_QR_TRUST_FILE;
  // Read each time: a new certificate of UIDAI counts without a restart.
  return file ? readTrustList(await readFile(file, "utf8")).map(signerOf) : null;
}

export function isAadhaarQrOffered(settings: Pick<Env, "isDemo" | "AADHAAR_QR_TRUST_FILE"> = env()): boolean {
  return settings.isDemo || settings.AADHAAR_QR_TRUST_FILE !== undefined;
}

function signerOf(pem: string): QrSigner {
  if (!pem.includes("BEGIN CERTIFICATE")) return { key: createPublicKey(pem), from: null, until: null };
  const certificate = new X509Certificate(pem);
  return {
    key: certificate.publicKey,
    from: certificate.validFromDate,
    until: certificate.validToDate,
  };
}

const signatureBytes = 256;
const maxPlainBytes = 64 * 1024;
const separator = 255;

/**
 * UIDAI's Secure QR: one great number, whose bytes are a gzip of fields divided by 255, a picture, hashes of phone and
 * e-mail, and at the end the signature over all before it. Only the fields leave here; nothing else is kept (T25).
 */
export function readAadhaarQr(text: string, signers: readonly QrSigner[]): AadhaarQr {
  const plain = unpack(text.trim());
  const signed = plain.subarray(0, plain.length - signatureBytes);
  const signature = plain.subarray(plain.length - signatureBytes);
  const by = signers.filter(({ key }) => isSigned(signed, signature, key));
  if (by.length === 0) throw new AadhaarQrRefused("forged");
  const { signedAt, ...facts } = fieldsOf(signed);
  // A key gives signatures while its certificate counts: a day outside of it is none that UIDAI wrote.
  const isInTime = by.some(
    ({ from, until }) => (from === null || signedAt >= from) && (until === null || signedAt <= until),
  );
  if (!isInTime) throw new AadhaarQrRefused("expired");
  return facts;
}

function unpack(text: string): Buffer {
  // Cards from before 2018 have the whole number in clear, and nobody's signature.
  if (/PrintLetterBarcodeData|<\?xml/i.test(text)) throw new AadhaarQrRefused("old");
  if (!/^\d+$/.test(text) || text.length > maxQrDigits) throw new AadhaarQrRefused("other");
  const hex = BigInt(text).toString(16);
  try {
    const plain = gunzipSync(Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, "hex"), {
      maxOutputLength: maxPlainBytes,
    });
    if (plain.length > signatureBytes) return plain;
  } catch {
    // No gzip: the number of some other thing.
  }
  throw new AadhaarQrRefused("other");
}

function isSigned(signed: Buffer, signature: Buffer, key: KeyObject): boolean {
  try {
    return verify("sha256", signed, key, signature);
  } catch {
    return false;
  }
}

/** In this order since the first Secure QR; from the second on its version stands before them. */
const names = [
  "indicator",
  "reference",
  "name",
  "born",
  "gender",
  "careOf",
  "district",
  "landmark",
  "house",
  "location",
  "pincode",
  "postOffice",
  "state",
  "street",
  "subDistrict",
  "place",
] as const;

function fieldsOf(signed: Buffer): AadhaarQr & { signedAt: Date } {
  const parts: string[] = [];
  for (let at = 0; parts.length <= names.length && at < signed.length; ) {
    const end = signed.indexOf(separator, at);
    if (end < 0) break;
    parts.push(signed.subarray(at, end).toString("latin1").trim());
    at = end + 1;
  }
  if (/^V\d+$/.test(parts[0] ?? "")) parts.shift();
  const field = Object.fromEntries(names.map((name, at) => [name, parts[at] ?? ""])) as Record<
    (typeof names)[number],
    string
  >;
  const stamp = /^(\d{4})(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)\d*$/.exec(field.reference);
  if (!stamp || field.name === "") throw new AadhaarQrRefused("other");
  const [, lastFour = "", year, month, day, hour, minute, second] = stamp;
  const lines = [field.house, field.street, field.landmark, field.location].filter((line) => line !== "");
  return {
    lastFour,
    signedAt: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+05:30`),
    name: field.name,
    // Where the day is not known, the card has the year alone.
    born: isoDay(field.born),
    gender: ({ M: "male", F: "female", T: "other" } as const)[field.gender.toUpperCase()] ?? null,
    home: {
      address: lines.join(", "),
      city: field.place || field.subDistrict || field.district,
      pincode: /^\d{6}$/.test(field.pincode) ? field.pincode : "",
      state: field.state,
    },
  };
}
