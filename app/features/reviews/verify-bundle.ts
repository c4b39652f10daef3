import { isNestedDeeper } from "#app/core/forms/json-depth.ts";
import { bundleText, type DecisionBundle } from "./decision-bundle.ts";
import { isBundle } from "./is-bundle.ts";

/** A bundle's history and rules are four levels deep. */
const deepest = 8;

export type BundleProblem = "not_json" | "not_a_bundle" | "changed" | "broken_history" | "unsupported";
export type BundleAnswer =
  | { readonly isSound: false; readonly problem: BundleProblem }
  | {
      readonly isSound: true;
      readonly keyId: string;
      readonly publicKey: string;
      readonly bundle: DecisionBundle;
    };

/**
 * Checks a signed decision with nothing but itself: the same code in the browser, on the server and in
 * `npm run verify-decision`. Whether the key is ours is for the caller to compare.
 */
export async function verifyBundle(text: string): Promise<BundleAnswer> {
  const bundle = readBundle(text);
  if (typeof bundle === "string") return { isSound: false, problem: bundle };
  const { signature, ...payload } = bundle;
  const raw = bytesOf(signature.publicKey);
  const mark = bytesOf(signature.value);
  if (raw?.length !== 32 || mark?.length !== 64) return { isSound: false, problem: "changed" };
  let isSigned: boolean;
  try {
    const key = await crypto.subtle.importKey("raw", raw, "Ed25519", false, ["verify"]);
    isSigned = await crypto.subtle.verify(
      "Ed25519",
      key,
      mark,
      new TextEncoder().encode(bundleText(payload)),
    );
  } catch (error) {
    // A browser from before 2025 does not know the algorithm: the server answers instead.
    const isOld = error instanceof Error && error.name === "NotSupportedError";
    return { isSound: false, problem: isOld ? "unsupported" : "changed" };
  }
  if (!isSigned || signature.keyId !== (await keyIdOf(raw))) return { isSound: false, problem: "changed" };
  if (!isChained(bundle)) return { isSound: false, problem: "broken_history" };
  return { isSound: true, keyId: signature.keyId, publicKey: signature.publicKey, bundle };
}

/** What people compare: the first 16 characters of the key's hash. */
export async function keyIdOf(raw: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", raw));
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function readBundle(text: string): DecisionBundle | "not_json" | "not_a_bundle" {
  if (isNestedDeeper(text, deepest)) return "not_a_bundle";
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return "not_json";
  }
  return isBundle(value) ? value : "not_a_bundle";
}

/** Each entry names the hash of the one before it, without a gap. */
function isChained({ history }: DecisionBundle): boolean {
  return history.every((entry, index) => {
    const before = history[index - 1];
    return !before || (entry.seq === before.seq + 1 && entry.previousHash === before.hash);
  });
}

function bytesOf(encoded: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]{1,200}$/.test(encoded)) return null;
  // One character over a multiple of four is no base64 at all, and atob() throws.
  if (encoded.length % 4 === 1) return null;
  const binary = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
