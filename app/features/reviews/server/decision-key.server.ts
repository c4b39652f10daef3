import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from "node:crypto";
import { deriveKey } from "#app/core/crypto.server.ts";

// What stands before the 32 secret bytes of an Ed25519 key in PKCS 8.
const PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");

export interface DecisionKey {
  readonly keyId: string;
  readonly publicKey: string;
  sign(text: string): string;
}

/**
 * The key that signs decisions: made of APP_SECRET like every other key of the house, so it is kept, backed up
 * and shared between processes with it.
 */
export function decisionKey(): DecisionKey {
  const secret: KeyObject = createPrivateKey({
    key: Buffer.concat([PKCS8, deriveKey("decision-signing")]),
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
