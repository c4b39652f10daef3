import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { type FakeAnswer, type SeenRequest, startFakeHttpServer } from "./fake-http-server.ts";

/** A browser and its push service on the loopback: opens what it is sent by RFC 8188 and 8291, and checks who sent it. */
export async function startFakePushService(answer: () => FakeAnswer = () => ({ status: 201 })) {
  const browser = createECDH("prime256v1");
  browser.generateKeys();
  const auth = randomBytes(16);
  const server = await startFakeHttpServer(() => answer());
  const { host } = new URL(server.url);
  return {
    ...server,
    host,
    subscription: (name = "device-1") => ({
      endpoint: `${server.url}/push/${name}`,
      p256dh: browser.getPublicKey("base64url"),
      auth: auth.toString("base64url"),
    }),
    /** What the last request says to the browser. */
    lastWords: () => open(server.requests.at(-1), browser, auth),
  };
}

function open(
  request: SeenRequest | undefined,
  browser: ReturnType<typeof createECDH>,
  auth: Buffer,
): string {
  const body = request?.body ?? Buffer.alloc(0);
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const shared = browser.computeSecret(senderKey);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browser.getPublicKey(), senderKey]);
  const input = Buffer.from(hkdfSync("sha256", shared, auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync("sha256", input, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  if (plain.at(-1) !== 2) throw new Error("The last record does not end");
  return plain.subarray(0, -1).toString("utf8");
}

/** The claims of a VAPID header whose signature is right; throws otherwise. */
export function readVapid(header: unknown): { aud: string; exp: number; sub: string } {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(header)) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
  const said = Buffer.from(`${head}.${claims}`);
  const isRight = verify(
    "sha256",
    said,
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isRight) throw new Error("The sender is not who it says");
  return JSON.parse(Buffer.from(claims, "base64url").toString());
}
