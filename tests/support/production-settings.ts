import { randomBytes } from "node:crypto";
import { templates } from "#app/features/notifications/messages/templates.ts";

/** Everything production mode asks for, with outside services that are not there. */
export function productionSettings() {
  return {
    APP_MODE: "production",
    APP_SECRET: randomBytes(48).toString("base64url"),
    ENCRYPTION_KEYS: `k1:${randomBytes(32).toString("base64")}`,
    PUBLIC_URL: "https://scholarsetu.example",
    SMS_GATEWAY_URL: "http://127.0.0.1:9/sms",
    SMS_AUTH_KEY: "test",
    SMS_SENDER_ID: "SCHSTU",
    SMS_TEMPLATE_IDS: JSON.stringify(
      Object.fromEntries(Object.keys(templates).map((name) => [name, "1107000000000000001"])),
    ),
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "ScholarSetu <help@scholarsetu.example>",
    PAYMENT_KEY_ID: "rzp_test",
    PAYMENT_KEY_SECRET: "test",
    PAYMENT_WEBHOOK_SECRET: "test",
    MAIN_SITE_URL: "https://exams.scholarsetu.example",
    SUPPORT_PHONE: "1800 425 0011",
    SUPPORT_EMAIL: "desk@scholarsetu.example",
    WHATSAPP_NUMBER: "919848012345",
    // No balancer stands before these processes that would need to notice.
    STOP_PAUSE_SECONDS: "0",
  };
}
