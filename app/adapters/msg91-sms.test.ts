import { afterEach, describe, expect, it } from "vitest";
import type { FakeAnswer } from "#tests/support/fake-http-server.ts";
import { startFakeHttpServer } from "#tests/support/fake-http-server.ts";
import { createDemoSms } from "./demo-sms.server.ts";
import { createMsg91Sms } from "./msg91-sms.server.ts";

const message = {
  to: "9876543210",
  templateId: "otp-login.te",
  variables: { code: "482913", minutes: "5" },
  text: "482913 is the code",
};

let gateway: Awaited<ReturnType<typeof startFakeHttpServer>>;
afterEach(() => gateway.close());

async function smsAgainst(
  answer: FakeAnswer,
  templateIds: Record<string, string> = { "otp-login.te": "dlt-te" },
) {
  gateway = await startFakeHttpServer(() => answer);
  return createMsg91Sms({
    authKey: "secret-key",
    senderId: "SSETUX",
    templateIds,
    baseUrl: gateway.url,
    timeoutMs: 1500,
  });
}

describe("SMS through the gateway", () => {
  it("sends the registered template, the variables by place, and the key in a header", async () => {
    const sms = await smsAgainst({ body: '{"type":"success","message":"ref-1"}' });
    expect(await sms.send(message)).toEqual({ reference: "ref-1" });
    const [request] = gateway.requests;
    expect(request?.path).toBe("/api/v5/flow");
    expect(request?.headers.authkey).toBe("secret-key");
    expect(JSON.parse(String(request?.body))).toEqual({
      template_id: "dlt-te",
      sender: "SSETUX",
      short_url: "0",
      recipients: [{ mobiles: "919876543210", VAR1: "482913", VAR2: "5" }],
    });
  });

  it("takes a template registered for all languages when there is none for this one", async () => {
    const sms = await smsAgainst({ body: '{"type":"success","message":"r"}' }, { "otp-login": "dlt-all" });
    await sms.send(message);
    expect(JSON.parse(String(gateway.requests[0]?.body)).template_id).toBe("dlt-all");
  });

  it("never asks the gateway for a template that is not registered", async () => {
    const sms = await smsAgainst({}, {});
    await expect(sms.send(message)).rejects.toMatchObject({
      code: "template_not_registered",
      transient: false,
    });
    expect(gateway.requests).toHaveLength(0);
  });

  const failures: [string, FakeAnswer, string, boolean][] = [
    ["a refusal in a 200", { body: '{"type":"error","message":"x","code":"106"}' }, "refused_106", false],
    ["a wrong key", { status: 401, body: "{}" }, "http_401", false],
    ["a full gateway", { status: 429, body: "{}" }, "http_429", true],
    ["a broken gateway", { status: 502, body: "<html>" }, "http_502", true],
    ["an answer that is no JSON", { body: "<html>" }, "unreadable_answer", true],
    ["an endless answer", { body: "x".repeat(300_000) }, "answer_too_long", true],
    ["a redirect", { status: 302, headers: { location: "http://127.0.0.1:9/" } }, "unreachable", true],
    ["silence", { hang: true }, "timeout", true],
  ];
  it.each(failures)("T44: %s is told apart as worth a retry or not", async (_, answer, code, transient) => {
    const sms = await smsAgainst(answer);
    const error = await sms.send(message).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: "OutsideError", code, transient });
    // T27: what was sent is in no error.
    expect(String(error)).not.toMatch(/9876543210|482913|secret-key/);
  });

  it("T44: a gateway that is away is worth a retry", async () => {
    const sms = await smsAgainst({});
    await gateway.close();
    await expect(sms.send(message)).rejects.toMatchObject({ code: "unreachable", transient: true });
  });
});

describe("the demo's SMS", () => {
  it("accepts every message, and refuses numbers ending in 00000", async () => {
    gateway = await startFakeHttpServer(() => ({}));
    const sms = createDemoSms();
    expect((await sms.send(message)).reference).toMatch(/^demo-/);
    await expect(sms.send({ ...message, to: "9876500000" })).rejects.toMatchObject({ transient: false });
  });
});
