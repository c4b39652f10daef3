import { afterEach, describe, expect, it } from "vitest";
import { parseEnv } from "#app/core/settings/env.server.ts";
import { adapters, chooseAdapters, sandboxGateway, setAdapters } from "./adapters.server.ts";

const keys = () => ({ appSecret: "s".repeat(40), encryptionKeys: [{ id: "k1", key: Buffer.alloc(32) }] });

const production = {
  APP_MODE: "production",
  APP_SECRET: "s".repeat(40),
  ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString("base64")}`,
  PUBLIC_URL: "https://scholarsetu.example",
  SMS_GATEWAY_URL: "https://sms.example",
  SMS_AUTH_KEY: "a",
  SMS_SENDER_ID: "SSETUX",
  SMS_TEMPLATE_IDS: '{"otp-login": "1"}',
  SMTP_URL: "smtps://u:p@mail.example",
  MAIL_FROM: "ScholarSetu <hello@scholarsetu.example>",
  PAYMENT_KEY_ID: "k",
  PAYMENT_KEY_SECRET: "s",
  PAYMENT_WEBHOOK_SECRET: "w",
  MAIN_SITE_URL: "https://exams.example",
  SUPPORT_PHONE: "1800 425 0011",
  SUPPORT_EMAIL: "desk@setu.example",
  WHATSAPP_NUMBER: "919848012345",
};

afterEach(() => setAdapters(null));

describe("the outside world of a process", () => {
  it("T7: in production is real: no sandbox payment, no message swallowed", async () => {
    const chosen = chooseAdapters(parseEnv(production, keys));
    expect(chosen.payments.name).toBe("razorpay");
    expect(chosen.payments.formOrigin).toBe("https://api.razorpay.com");
    const elsewhere = chooseAdapters(
      parseEnv({ ...production, PAYMENT_GATEWAY_URL: "https://pay.example" }, keys),
    );
    expect(elsewhere.payments.formOrigin).toBe("https://pay.example");
    expect(chosen.payments.verifyReturn(sandboxGateway().payReturn("sandbox_order_1"))).toBeNull();
    // Nothing answers there; the demo's twins would have said yes.
    const sms = { to: "9876543210", templateId: "no-such-template", variables: {}, text: "x" };
    await expect(chosen.sms.send(sms)).rejects.toMatchObject({ code: "template_not_registered" });
  });

  it("in the demo sends nothing out, whatever is configured", async () => {
    const chosen = chooseAdapters(parseEnv({ ...production, APP_MODE: "demo" }, keys));
    expect(chosen.payments.name).toBe("sandbox");
    expect(
      (await chosen.email.send({ id: "1", to: "a@b.example", subject: "s", text: "t", html: "h" })).reference,
    ).toMatch(/^demo-/);
  });

  it("has WhatsApp only where it is set; the demo has a twin", async () => {
    expect(chooseAdapters(parseEnv(production, keys)).whatsapp).toBeNull();
    const set = {
      WHATSAPP_PHONE_NUMBER_ID: "1065",
      WHATSAPP_ACCESS_TOKEN: "t",
      WHATSAPP_APP_SECRET: "s",
      WHATSAPP_VERIFY_TOKEN: "our-own-verify-token",
      WHATSAPP_TEMPLATE_NAMES: "{}",
    };
    const message = {
      id: "1",
      to: "9876543210",
      template: "x",
      language: "en",
      parameters: [],
      linkPath: "",
    };
    const real = chooseAdapters(parseEnv({ ...production, ...set }, keys)).whatsapp;
    await expect(real?.send(message)).rejects.toMatchObject({ code: "template_not_registered" });
    const demo = chooseAdapters(parseEnv({ ...production, ...set, APP_MODE: "demo" }, keys)).whatsapp;
    expect(await demo?.send(message)).toMatchObject({ isThere: true });
  });

  it("is chosen once", () => {
    expect(adapters()).toBe(adapters());
  });
});
