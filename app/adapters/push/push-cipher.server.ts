import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import type { PushSubscription } from "./push.ts";

const RECORD_SIZE = 4096;

/** Both are made anew for each message; a test gives those of the RFC. */
export type PushSecrets = { salt: Uint8Array; privateKey: Uint8Array };

/**
 * RFC 8291 with the coding aes128gcm of RFC 8188: only the browser can open it, the service in between cannot.
 * Written out here, since Node has all parts of it: the kept libraries bring five packages for these thirty lines.
 */
export function sealPush(
  payload: string,
  { p256dh, auth }: Pick<PushSubscription, "p256dh" | "auth">,
  secrets: PushSecrets = { salt: randomBytes(16), privateKey: newPrivateKey() },
): Buffer {
  const browserKey = Buffer.from(p256dh, "base64url");
  const ours = createECDH("prime256v1");
  ours.setPrivateKey(secrets.privateKey);
  const ourKey = ours.getPublicKey();
  const shared = ours.computeSecret(browserKey);
  const mixed = Buffer.concat([Buffer.from("WebPush: info\0"), browserKey, ourKey]);
  const input = Buffer.from(hkdfSync("sha256", shared, Buffer.from(auth, "base64url"), mixed, 32));
  const derive = (info: string, length: number) =>
    Buffer.from(hkdfSync("sha256", input, secrets.salt, Buffer.from(`Content-Encoding: ${info}\0`), length));
  const cipher = createCipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  const head = Buffer.alloc(21);
  head.set(secrets.salt, 0);
  head.writeUInt32BE(RECORD_SIZE, 16);
  head.writeUInt8(ourKey.length, 20);
  // 2 ends the last record.
  const sealed = [cipher.update(payload, "utf8"), cipher.update(Buffer.from([2])), cipher.final()];
  return Buffer.concat([head, ourKey, ...sealed, cipher.getAuthTag()]);
}

function newPrivateKey(): Buffer {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  // Leading zeros are part of the number.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
}
