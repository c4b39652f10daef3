import { DOMParser } from "@xmldom/xmldom";
import { SignedXml } from "xml-crypto";
import { OutsideError } from "../outside-error.ts";
import type { IssuerRecord } from "./locker.ts";

const dsig = "http://www.w3.org/2000/09/xmldsig#";
/** SHA-1 can be forged; whoever still signs so is not believed. */
const signatures = new Set([
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha512",
]);
const digests = new Set([
  "http://www.w3.org/2001/04/xmlenc#sha256",
  "http://www.w3.org/2001/04/xmlenc#sha512",
]);

/** The certificates and public keys of a PEM file: whose signatures are believed. */
export function readTrustList(pem: string): string[] {
  return pem.match(/-----BEGIN (CERTIFICATE|PUBLIC KEY)-----[\s\S]+?-----END \1-----/g) ?? [];
}

/**
 * The record of a paper, if one of the trusted keys signed the whole of it. Its own key inside proves nothing and is
 * not looked at; what is read is what was signed, not what was sent around it.
 */
export function readIssuerRecord(xml: string, trusted: readonly string[]): IssuerRecord {
  // Entities and document types have no place in a record, and are how XML attacks its reader.
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw refused("unreadable_record");
  const document = parse(xml);
  const found = document.getElementsByTagNameNS(dsig, "Signature");
  const [signature] = Array.from({ length: found.length }, (_, at) => found.item(at));
  if (!signature || found.length !== 1 || signature.parentNode !== document.documentElement) {
    throw refused("unsigned_record");
  }
  for (const key of trusted) {
    const signed = signedBy(key, xml, signature);
    if (signed !== null) return recordOf(parse(signed).documentElement);
  }
  throw refused("forged_signature");
}

/** What this key signed; null: not this one. */
function signedBy(key: string, xml: string, signature: Element): string | null {
  const check = new SignedXml({ publicCert: key, getCertFromKeyInfo: () => null });
  try {
    check.loadSignature(signature as unknown as Node);
    const references = check.getReferences();
    const [whole] = references;
    const isStrong =
      signatures.has(check.signatureAlgorithm ?? "") && digests.has(whole?.digestAlgorithm ?? "");
    if (references.length !== 1 || whole?.uri !== "" || !isStrong || !check.checkSignature(xml)) return null;
    return check.getSignedReferences()[0] ?? null;
  } catch {
    return null;
  }
}

function parse(xml: string): Document {
  const refuse = () => {
    throw refused("unreadable_record");
  };
  const handler = { warning: () => undefined, error: refuse, fatalError: refuse };
  const document = new DOMParser({ errorHandler: handler }).parseFromString(xml, "text/xml");
  if (!document?.documentElement) throw refused("unreadable_record");
  return document;
}

function recordOf(root: Element): IssuerRecord {
  const attribute = (tag: string, name: string) =>
    root.getElementsByTagName(tag).item(0)?.getAttribute(name)?.trim() || null;
  const own = (name: string) => root.getAttribute(name)?.trim() || null;
  const issuer = attribute("Organization", "name");
  if (root.localName !== "Certificate" || !issuer) throw refused("unreadable_record");
  return {
    type: own("type") ?? "",
    issuer: issuer.slice(0, 200),
    holder: attribute("Person", "name"),
    holderBorn: isoDay(attribute("Person", "dob")),
    issuedOn: isoDay(own("issueDate")),
    validUntil: isoDay(own("expiryDate")),
    isRevoked: (own("status") ?? "A").toUpperCase() !== "A",
  };
}

/** Issuers write 31-12-2026, 31/12/2026 or 2026-12-31. */
export function isoDay(text: string | null): string | null {
  const parts = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text ?? "");
  const written = parts ? `${parts[3]}-${parts[2]?.padStart(2, "0")}-${parts[1]?.padStart(2, "0")}` : text;
  const day = /^\d{4}-\d{2}-\d{2}/.exec(written ?? "")?.[0] ?? null;
  return day && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day) ? day : null;
}

function refused(code: string): OutsideError {
  return new OutsideError("digilocker", code, "never");
}
