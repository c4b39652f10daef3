import { join } from "node:path";
import { deriveKey } from "#app/core/secrets/crypto.server.ts";
import type { Env } from "#app/core/settings/env.server.ts";
import { env } from "#app/core/settings/env.server.ts";
import { createDemoEmail } from "./email/demo-email.server.ts";
import type { Email } from "./email/email.ts";
import { createSmtpEmail } from "./email/smtp-email.server.ts";
import { createDiskFileStore } from "./files/disk-file-store.server.ts";
import type { FileStore } from "./files/file-store.ts";
import { createS3FileStore } from "./files/s3-file-store.server.ts";
import type { PaymentGateway } from "./payments/payment-gateway.ts";
import { createRazorpayGateway } from "./payments/razorpay-gateway.server.ts";
import type { SandboxGateway } from "./payments/sandbox-gateway.server.ts";
import { createSandboxGateway } from "./payments/sandbox-gateway.server.ts";
import type { Push } from "./push/push.ts";
import { createWebPush } from "./push/web-push.server.ts";
import { createDemoSms } from "./sms/demo-sms.server.ts";
import { createMsg91Sms } from "./sms/msg91-sms.server.ts";
import type { Sms } from "./sms/sms.ts";
import { watchCalls } from "./watch-calls.server.ts";
import { createCloudWhatsApp } from "./whatsapp/cloud-whatsapp.server.ts";
import { createDemoWhatsApp, type SandboxWhatsApp } from "./whatsapp/demo-whatsapp.server.ts";
import type { WhatsApp } from "./whatsapp/whatsapp.ts";

export type Adapters = {
  sms: Sms;
  email: Email;
  /** Null where it is not set: then the product does not know the word. */
  whatsapp: WhatsApp | null;
  /** Null where it has no key: then no page offers it. */
  push: Push | null;
  files: FileStore;
  payments: PaymentGateway;
};

let chosen: Adapters | null = null;

/** The outside world of this process, chosen once from its configuration. */
export function adapters(): Adapters {
  chosen ??= watchAdapters(chooseAdapters(env()));
  return chosen;
}

function watchAdapters({ sms, email, whatsapp, push, files, payments }: Adapters): Adapters {
  return {
    sms: watchCalls("sms", sms),
    email: watchCalls("email", email),
    whatsapp: whatsapp && watchCalls("whatsapp", whatsapp),
    push: push && watchCalls("push", push),
    files: watchCalls("files", files),
    payments: watchCalls("payments", payments),
  };
}

/** @forTests Stand in others; null chooses from the configuration again. */
export function setAdapters(next: Adapters | null): void {
  chosen = next;
}

export function chooseAdapters(config: Env): Adapters {
  const files = chooseFileStore(config);
  if (config.isDemo) {
    return {
      sms: createDemoSms(),
      email: createDemoEmail(),
      whatsapp: sandboxWhatsApp(),
      push: pushBy(config, deriveKey("demo-vapid")),
      files,
      payments: sandboxGateway(),
    };
  }
  return {
    files,
    sms: createMsg91Sms({
      baseUrl: needed(config.SMS_GATEWAY_URL),
      authKey: needed(config.SMS_AUTH_KEY),
      senderId: needed(config.SMS_SENDER_ID),
      templateIds: needed(config.SMS_TEMPLATE_IDS),
    }),
    email: createSmtpEmail({ url: needed(config.SMTP_URL), from: needed(config.MAIL_FROM) }),
    whatsapp: chooseWhatsApp(config),
    push: config.VAPID_PRIVATE_KEY
      ? pushBy(config, Buffer.from(config.VAPID_PRIVATE_KEY, "base64url"))
      : null,
    payments: createRazorpayGateway({
      baseUrl: config.PAYMENT_GATEWAY_URL,
      keyId: needed(config.PAYMENT_KEY_ID),
      keySecret: needed(config.PAYMENT_KEY_SECRET),
      webhookSecret: needed(config.PAYMENT_WEBHOOK_SECRET),
      merchantName: "ScholarSetu",
    }),
  };
}

/** The demo's gateway, for its payment page, which plays the bank. */
export function sandboxGateway(): SandboxGateway {
  return createSandboxGateway({
    secret: deriveKey("sandbox-payments").toString("hex"),
    pagePath: "/payment/sandbox",
  });
}

/** The demo's twin, for its inbox, which plays the phone. */
export function sandboxWhatsApp(): SandboxWhatsApp {
  return createDemoWhatsApp(deriveKey("sandbox-whatsapp").toString("hex"));
}

function chooseWhatsApp(config: Env): WhatsApp | null {
  if (!config.WHATSAPP_PHONE_NUMBER_ID) return null;
  return createCloudWhatsApp({
    baseUrl: config.WHATSAPP_API_URL,
    version: config.WHATSAPP_API_VERSION,
    phoneNumberId: config.WHATSAPP_PHONE_NUMBER_ID,
    accessToken: needed(config.WHATSAPP_ACCESS_TOKEN),
    appSecret: needed(config.WHATSAPP_APP_SECRET),
    verifyToken: needed(config.WHATSAPP_VERIFY_TOKEN),
    templateNames: needed(config.WHATSAPP_TEMPLATE_NAMES),
  });
}

function pushBy(config: Env, privateKey: Uint8Array): Push {
  return createWebPush({
    privateKey,
    contact: `mailto:${config.SUPPORT_EMAIL}`,
    services: config.PUSH_SERVICES,
  });
}

function chooseFileStore(config: Env): FileStore {
  if (config.FILE_STORE === "disk") return createDiskFileStore(join(config.DATA_DIR, "files"));
  return createS3FileStore({
    endpoint: config.S3_ENDPOINT ?? `https://s3.${config.S3_REGION}.amazonaws.com`,
    region: config.S3_REGION,
    bucket: needed(config.S3_BUCKET),
    accessKeyId: needed(config.S3_ACCESS_KEY_ID),
    secretAccessKey: needed(config.S3_SECRET_ACCESS_KEY),
    timeoutMs: config.FILE_STORE_TIMEOUT_MS,
  });
}

// The environment was checked when it was parsed; this only tells the compiler, and stops where it was not.
function needed<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("A variable that production mode needs was not checked at start");
  return value;
}
