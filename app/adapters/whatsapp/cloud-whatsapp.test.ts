import { afterEach, describe, expect, it } from "vitest";
import type { FakeAnswer } from "#tests/support/doubles/fake-http-server.ts";
import { startFakeHttpServer } from "#tests/support/doubles/fake-http-server.ts";
import { createCloudWhatsApp } from "./cloud-whatsapp.server.ts";
import { createDemoWhatsApp } from "./demo-whatsapp.server.ts";
import { signWhatsAppCall } from "./whatsapp-news.server.ts";

const message = {
  id: "01890000-0000-7000-8000-000000000001",
  to: "9876543210",
  template: "application-update",
  language: "te",
  parameters: ["Sirisha", "NMMSS", "ఎంపికైంది"],
  linkPath: "applications/AP-1",
};
const appSecret = "app-secret";

let cloud: Awaited<ReturnType<typeof startFakeHttpServer>> | undefined;
afterEach(async () => {
  await cloud?.close();
  cloud = undefined;
});

function whatsAppAt(
  baseUrl: string,
  templateNames: Record<string, string> = { "application-update": "app_update" },
) {
  return createCloudWhatsApp({
    baseUrl,
    version: "v23.0",
    phoneNumberId: "106540352242922",
    accessToken: "EAAG-token",
    appSecret,
    verifyToken: "our-verify-token",
    templateNames,
    timeoutMs: 1500,
  });
}

async function against(answer: FakeAnswer, names?: Record<string, string>) {
  cloud = await startFakeHttpServer(() => answer);
  return whatsAppAt(cloud.url, names);
}

const taken: FakeAnswer = {
  body: JSON.stringify({
    messaging_product: "whatsapp",
    contacts: [{ input: "919876543210", wa_id: "919876543210" }],
    messages: [{ id: "wamid.HBgMOTE5", message_status: "accepted" }],
  }),
};
const refusal = (status: number, code: number): FakeAnswer => ({
  status,
  body: JSON.stringify({
    error: { message: "(#1) about 919876543210", type: "OAuthException", code, fbtrace_id: "A" },
  }),
});

describe("WhatsApp through the Cloud API", () => {
  it("sends the approved template in its language, the values by place, the link of the button, the token in a header", async () => {
    const whatsApp = await against(taken);
    expect(await whatsApp.send(message)).toEqual({ reference: "wamid.HBgMOTE5", isThere: false });
    const [request] = cloud?.requests ?? [];
    expect(request).toMatchObject({ method: "POST", path: "/v23.0/106540352242922/messages" });
    expect(request?.headers.authorization).toBe("Bearer EAAG-token");
    const texts = (...values: string[]) => values.map((text) => ({ type: "text", text }));
    expect(JSON.parse(String(request?.body))).toEqual({
      messaging_product: "whatsapp",
      recipient_type: "individual",
      to: "919876543210",
      type: "template",
      template: {
        name: "app_update",
        language: { code: "te" },
        components: [
          { type: "body", parameters: texts("Sirisha", "NMMSS", "ఎంపికైంది") },
          { type: "button", sub_type: "url", index: "0", parameters: texts("applications/AP-1") },
        ],
      },
      biz_opaque_callback_data: message.id,
    });
  });

  it("never asks for a template that has no name", async () => {
    const whatsApp = await against(taken, {});
    await expect(whatsApp.send(message)).rejects.toMatchObject({
      code: "template_not_registered",
      verdict: "later",
    });
    expect(cloud?.requests).toHaveLength(0);
  });

  const failures: [string, FakeAnswer, string, string][] = [
    ["an expired token", refusal(401, 190), "refused_190", "stopped"],
    ["a token without the right", refusal(403, 200), "refused_200", "stopped"],
    ["an unpaid bill", refusal(400, 131042), "refused_131042", "stopped"],
    ["a locked account", refusal(403, 131031), "refused_131031", "stopped"],
    ["too many at once", refusal(429, 130429), "refused_130429", "away"],
    ["too many at once, without a code", { status: 429, body: "{}" }, "http_429", "away"],
    ["too many to this one", refusal(429, 131056), "refused_131056", "later"],
    ["a paused template", refusal(400, 132015), "refused_132015", "later"],
    ["a template that is not there", refusal(404, 132001), "refused_132001", "later"],
    ["a number that is not on WhatsApp", refusal(400, 131026), "refused_131026", "never"],
    ["a code nobody knows", refusal(400, 999999), "refused_999999", "unclear"],
    ["a broken service", { status: 502, body: "<html>" }, "http_502", "away"],
    ["an answer that is no JSON", { body: "<html>" }, "unreadable_answer", "away"],
    ["silence", { hang: true }, "timeout", "away"],
  ];
  it.each(failures)("T44: %s tells whom the refusal concerns", async (_, answer, code, verdict) => {
    const whatsApp = await against(answer);
    const error = await whatsApp.send(message).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: "OutsideError", code, verdict });
    // T27: neither what was sent nor the token is in an error.
    expect(String(error)).not.toMatch(/9876543210|Sirisha|EAAG/);
  });
});

describe("WhatsApp's own calls", () => {
  const whatsApp = whatsAppAt("http://127.0.0.1:9");
  const question = (token: string) =>
    new URLSearchParams({
      "hub.mode": "subscribe",
      "hub.verify_token": token,
      "hub.challenge": "1158201444",
    });
  const call = (value: object) =>
    new TextEncoder().encode(
      JSON.stringify({
        object: "whatsapp_business_account",
        entry: [
          { id: "1", changes: [{ field: "messages", value: { messaging_product: "whatsapp", ...value } }] },
        ],
      }),
    );
  const read = (rawBody: Uint8Array, secret = appSecret) =>
    whatsApp.readNews(rawBody, signWhatsAppCall(rawBody, secret));

  it("answers the question whether the address is ours, and only with our word in it", () => {
    expect(whatsApp.answerChallenge(question("our-verify-token"))).toBe("1158201444");
    expect(whatsApp.answerChallenge(question("another-token"))).toBeNull();
    expect(whatsApp.answerChallenge(new URLSearchParams())).toBeNull();
  });

  it("T44: a call that is not signed, or signed by another, or changed on the way is refused", () => {
    const body = call({ statuses: [{ id: "wamid.1", status: "read", timestamp: "1" }] });
    const forged = [null, "", "sha256=", `sha256=${"0".repeat(64)}`, signWhatsAppCall(body, "another")];
    for (const signature of forged) {
      expect(() => whatsApp.readNews(body, signature)).toThrow(
        expect.objectContaining({ reason: "bad_signature" }),
      );
    }
    const signature = signWhatsAppCall(body, appSecret);
    const changed = new TextEncoder().encode(`${new TextDecoder().decode(body)} `);
    expect(() => whatsApp.readNews(changed, signature)).toThrow(
      expect.objectContaining({ reason: "bad_signature" }),
    );
  });

  it("signed nonsense is unreadable; what we do not know is left out", () => {
    expect(() => read(new TextEncoder().encode("<html>"))).toThrow(
      expect.objectContaining({ reason: "unreadable" }),
    );
    expect(
      read(
        call({ statuses: [{ id: "wamid.1", status: "deleted" }], messages: [{ id: "2", type: "image" }] }),
      ),
    ).toEqual([]);
  });

  it("reads receipts with our own id, and why one failed", () => {
    const statuses = [
      {
        id: "wamid.1",
        status: "delivered",
        timestamp: "1",
        recipient_id: "919876543210",
        biz_opaque_callback_data: message.id,
      },
      {
        id: "wamid.2",
        status: "failed",
        timestamp: "1",
        errors: [{ code: 131026, title: "Message undeliverable" }],
      },
    ];
    expect(read(call({ statuses }))).toEqual([
      { kind: "receipt", messageId: message.id, reference: "wamid.1", status: "delivered", trouble: null },
      {
        kind: "receipt",
        messageId: null,
        reference: "wamid.2",
        status: "failed",
        trouble: { code: "refused_131026", verdict: "never" },
      },
    ]);
  });

  it("reads what somebody writes, of Indian numbers with ten digits", () => {
    const text = (from: string) => ({
      from,
      id: "wamid.3",
      timestamp: "1763450000",
      type: "text",
      text: { body: "STOP" },
    });
    const [indian, foreign] = read(call({ messages: [text("919876543210"), text("4915112345678")] }));
    expect(indian).toMatchObject({
      kind: "reply",
      from: "9876543210",
      words: "STOP",
      at: new Date(1763450000_000),
    });
    expect(foreign).toMatchObject({ from: null });
  });
});

describe("the demo's WhatsApp", () => {
  it("is there at once, knows numbers that are not on it, and writes back by a signed call", async () => {
    const demo = createDemoWhatsApp("demo-secret");
    expect(await demo.send(message)).toMatchObject({ isThere: true });
    await expect(demo.send({ ...message, to: "9876511111" })).rejects.toMatchObject({ verdict: "never" });
    const { rawBody, signature } = demo.writeBack("9876543210", "ఆపు", new Date(1763450000_000));
    expect(demo.readNews(rawBody, signature)).toMatchObject([{ from: "9876543210", words: "ఆపు" }]);
    expect(() => demo.readNews(rawBody, signWhatsAppCall(rawBody, "x"))).toThrow("bad_signature");
  });
});
