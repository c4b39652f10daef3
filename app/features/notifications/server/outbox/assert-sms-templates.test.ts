import { expect, it } from "vitest";
import { type Template, templates } from "../../messages/templates.ts";
import { assertSmsTemplates } from "./assert-sms-templates.server.ts";

const smsTemplates = Object.entries<Template>(templates).filter(([, { channels }]) =>
  channels.includes("sms"),
);
const all = Object.fromEntries(smsTemplates.map(([name]) => [name, "1107"]));

it("production does not start while a text is not registered, and says which", () => {
  const { "otp-login": _, ...lacking } = all;
  const check = (ids: Record<string, string>) => () =>
    assertSmsTemplates({ isProduction: true, SMS_TEMPLATE_IDS: ids });
  expect(check(all)).not.toThrow();
  expect(check(lacking)).toThrow("SMS_TEMPLATE_IDS has no id for otp-login.");
  expect(check({ ...lacking, "otp-login.en": "1", "otp-login.te": "2" })).toThrow("otp-login");
  expect(check({ ...lacking, "otp-login.en": "1", "otp-login.te": "2", "otp-login.hi": "3" })).not.toThrow();
});

it("the demo needs none", () => {
  expect(() => assertSmsTemplates({ isProduction: false, SMS_TEMPLATE_IDS: undefined })).not.toThrow();
});
