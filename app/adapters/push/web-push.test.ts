import { createECDH, randomBytes } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import type { FakeAnswer } from "#tests/support/doubles/fake-http-server.ts";
import { readVapid, startFakePushService } from "#tests/support/doubles/fake-push-service.ts";
import { sealPush } from "./push-cipher.server.ts";
import { createWebPush } from "./web-push.server.ts";

const known = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  "*.push.apple.com",
  "*.notify.windows.com",
];
const privateKey = () => {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
};
const pushTo = (services: readonly string[]) =>
  createWebPush({ privateKey: privateKey(), contact: "mailto:help@setu.example", services, timeoutMs: 1500 });

let service: Awaited<ReturnType<typeof startFakePushService>> | undefined;
afterEach(async () => {
  await service?.close();
  service = undefined;
});

it("seals as RFC 8291 does in its example", () => {
  const bytes = (text: string) => Buffer.from(text, "base64url");
  const sealed = sealPush(
    "When I grow up, I want to be a watermelon",
    {
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    },
    {
      salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"),
      privateKey: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    },
  );
  expect(sealed.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

describe("a message to a browser", () => {
  it("only the browser can open it, and knows by its signature whose it is", async () => {
    service = await startFakePushService();
    const push = pushTo([service.host]);
    await push.send(service.subscription(), '{"body":"మీకు వార్త"}');
    const [request] = service.requests;
    expect(request).toMatchObject({ method: "POST", path: "/push/device-1" });
    expect(request?.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
    expect(String(request?.body)).not.toContain("body");
    expect(service.lastWords()).toBe('{"body":"మీకు వార్త"}');
    const claims = readVapid(request?.headers.authorization);
    expect(claims).toMatchObject({ aud: service.url, sub: "mailto:help@setu.example" });
    expect(claims.exp * 1000 - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
    expect(String(request?.headers.authorization)).toContain(`k=${push.publicKey}`);
  });

  const failures: [string, FakeAnswer, string, string][] = [
    ["a browser that is gone", { status: 410 }, "http_410", "never"],
    ["one that never was", { status: 404 }, "http_404", "never"],
    ["too many at once", { status: 429 }, "http_429", "later"],
    ["a broken service", { status: 503 }, "http_503", "later"],
    ["a signature it does not take", { status: 403 }, "http_403", "stopped"],
    ["a redirect", { status: 307, headers: { location: "http://127.0.0.1:9/" } }, "unreachable", "away"],
    ["silence", { hang: true }, "timeout", "away"],
  ];
  it.each(failures)("T44: %s", async (_, answer, code, verdict) => {
    service = await startFakePushService(() => answer);
    const { endpoint } = service.subscription();
    const error = await pushTo([service.host])
      .send(service.subscription(), "secret words")
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: "OutsideError", code, verdict });
    expect(String(error)).not.toContain(endpoint);
  });
});

describe("SSRF: only services of browsers are called", () => {
  const push = pushTo(known);
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/abc",
    "https://sg2p.notify.windows.com/w/?token=abc",
  ])("%s is one", (endpoint) => expect(push.takes(endpoint)).toBe(true));

  it.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evil.example/?fcm.googleapis.com",
    "https://user@fcm.googleapis.com/x",
    "https://push.apple.com.evil.example/",
    "https://evilpush.apple.com/",
    "https://127.0.0.1/x",
    "http://127.0.0.1:8080/x",
    "http://169.254.169.254/latest/meta-data",
    "https://[::1]/x",
    "file:///etc/passwd",
    "nonsense",
    `https://fcm.googleapis.com/${"a".repeat(1000)}`,
  ])("%s is none", async (endpoint) => {
    expect(push.takes(endpoint)).toBe(false);
    const keys = {
      p256dh: randomBytes(65).toString("base64url"),
      auth: randomBytes(16).toString("base64url"),
    };
    await expect(push.send({ endpoint, ...keys }, "x")).rejects.toMatchObject({ code: "service_not_known" });
  });
});
