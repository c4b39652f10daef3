import { afterEach, describe, expect, it } from "vitest";
import type { FakeAnswer } from "#tests/support/doubles/fake-http-server.ts";
import { startFakeHttpServer } from "#tests/support/doubles/fake-http-server.ts";
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

const refusal = (code: string): FakeAnswer => ({
  body: JSON.stringify({ type: "error", message: "x", code }),
});

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
      verdict: "later",
    });
    expect(gateway.requests).toHaveLength(0);
  });

  const failures: [string, FakeAnswer, string, string][] = [
    ["O4: a missing key in a 200", refusal("106"), "refused_106", "stopped"],
    ["O4: an address that is not on the list", refusal("418"), "refused_418", "stopped"],
    ["O4: an empty balance", refusal("301"), "refused_301", "stopped"],
    ["a number that is none", refusal("202"), "refused_202", "never"],
    ["O4: a code nobody knows", refusal("999"), "refused_999", "unclear"],
    ["O4: a bad request", { status: 400, body: "{}" }, "http_400", "unclear"],
    ["a wrong key", { status: 401, body: "{}" }, "http_401", "stopped"],
    ["a full gateway", { status: 429, body: "{}" }, "http_429", "away"],
    ["a broken gateway", { status: 502, body: "<html>" }, "http_502", "away"],
    ["an answer that is no JSON", { body: "<html>" }, "unreadable_answer", "away"],
    ["an endless answer", { body: "x".repeat(300_000) }, "answer_too_long", "away"],
    ["a redirect", { status: 302, headers: { location: "http://127.0.0.1:9/" } }, "unreachable", "away"],
    ["silence", { hang: true }, "timeout", "away"],
  ];
  it.each(failures)("T44: %s tells whom the refusal concerns", async (_, answer, code, verdict) => {
    const sms = await smsAgainst(answer);
    const error = await sms.send(message).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: "OutsideError", code, verdict });
    // T27: what was sent is in no error.
    expect(String(error)).not.toMatch(/9876543210|482913|secret-key/);
  });

  it("T44: a gateway that is away is worth a retry", async () => {
    const sms = await smsAgainst({});
    await gateway.close();
    await expect(sms.send(message)).rejects.toMatchObject({ code: "unreachable", verdict: "away" });
  });
});

describe("the demo's SMS", () => {
  it("accepts every message, and refuses numbers ending in 00000", async () => {
    gateway = await startFakeHttpServer(() => ({}));
    const sms = createDemoSms();
    expect((await sms.send(message)).reference).toMatch(/^demo-/);
    await expect(sms.send({ ...message, to: "9876500000" })).rejects.toMatchObject({ verdict: "never" });
  });
});
