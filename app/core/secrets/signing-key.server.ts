import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from "node:crypto";
import { deriveKey } from "./crypto.server.ts";

// What stands before the 32 secret bytes of an Ed25519 key in PKCS 8.
const PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");

export interface SigningKey {
  readonly keyId: string;
  readonly publicKey: string;
  sign(text: string): string;
}

/**
 * A key whose signatures a stranger can check (Ed25519): made of APP_SECRET like every other key of the house,
 * so it is kept, backed up and shared between processes with it. One per purpose.
 */
export function signingKey(purpose: string, ownSecret?: string): SigningKey {
  const secret: KeyObject = createPrivateKey({
    key: Buffer.concat([PKCS8, deriveKey(purpose, ownSecret)]),
    format: "der",
    type: "pkcs8",
  });
  const { x = "" } = createPublicKey(secret).export({ format: "jwk" });
  const keyId = createHash("sha256").update(Buffer.from(x, "base64url")).digest("hex").slice(0, 16);
  return {
    keyId,
    publicKey: x,
    sign: (text) => sign(null, Buffer.from(text, "utf8"), secret).toString("base64url"),
  };
}

/** Whether the holder of the public key signed the text; false for anything that is no key or no signature. */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  try {
    const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: publicKey }, format: "jwk" });
    return verify(null, Buffer.from(text, "utf8"), key, Buffer.from(signature, "base64url"));
  } catch {
    return false;
  }
}
