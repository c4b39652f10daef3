/** The demo's own contacts lead nowhere. Copied into a real site's settings they would still be dead. */
export const demoContacts = {
  MAIN_SITE_URL: "https://main-site.example.org",
  SUPPORT_PHONE: "1800 000 0000",
  SUPPORT_EMAIL: "help@scholarsetu.example",
  WHATSAPP_NUMBER: "910000000000",
} as const;

const neededInProduction = [
  "APP_SECRET",
  "ENCRYPTION_KEYS",
  "PUBLIC_URL",
  "SMS_GATEWAY_URL",
  "SMS_AUTH_KEY",
  "SMS_SENDER_ID",
  "SMS_TEMPLATE_IDS",
  "SMTP_URL",
  "MAIL_FROM",
  "PAYMENT_KEY_ID",
  "PAYMENT_KEY_SECRET",
  "PAYMENT_WEBHOOK_SECRET",
  // Printed on every page and in letters: a made-up number would be somebody's.
  "MAIN_SITE_URL",
  "SUPPORT_PHONE",
  "SUPPORT_EMAIL",
  "WHATSAPP_NUMBER",
] as const;

const neededForS3 = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** Where they are not set, the keys of the documents' bucket serve. */
const neededForBackupBucket = ["BACKUP_ACCESS_KEY_ID", "BACKUP_SECRET_ACCESS_KEY"] as const;

/** One without the others would offer what cannot be proven. */
const neededForLocker = [
  "DIGILOCKER_CLIENT_ID",
  "DIGILOCKER_CLIENT_SECRET",
  "DIGILOCKER_TRUST_FILE",
] as const;

/** The operator's identity provider: one without the others would offer a door that does not open. */
const neededForOpenId = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;

/** One of them set: WhatsApp is wanted, and needs all of them. */
const neededForWhatsApp = [
  "WHATSAPP_PHONE_NUMBER_ID",
  "WHATSAPP_ACCESS_TOKEN",
  "WHATSAPP_APP_SECRET",
  "WHATSAPP_VERIFY_TOKEN",
  "WHATSAPP_TEMPLATE_NAMES",
] as const;

type Given = Readonly<Record<string, string | undefined>>;

/** What must be set and is not, one plain sentence each. */
export function missingSettings(given: Given, isProduction: boolean): string[] {
  const production = isProduction ? neededInProduction : [];
  const s3 = given.FILE_STORE === "s3" ? neededForS3 : [];
  const whatsApp = neededForWhatsApp.some((name) => given[name]) ? neededForWhatsApp : [];
  const backupKeys = given.BACKUP_BUCKET ? neededForBackupBucket : [];
  return [
    ...production
      .filter((name) => !given[name])
      .map((name) => `${name} is missing: production mode does not start without it.`),
    ...(given.PROCESS_ROLE && given.PROCESS_ROLE !== "all" && !given.DATABASE_URL
      ? [
          `PROCESS_ROLE=${given.PROCESS_ROLE} needs DATABASE_URL: the embedded database belongs to one process.`,
        ]
      : []),
    ...s3.filter((name) => !given[name]).map((name) => `${name} is missing: FILE_STORE=s3 needs it.`),
    ...whatsApp
      .filter((name) => !given[name])
      .map((name) => `${name} is missing: WhatsApp is set only in part.`),
    ...backupKeys
      .filter((name) => !given[name] && !given[name.replace("BACKUP", "S3")])
      .map((name) => `${name} is missing: BACKUP_BUCKET needs it.`),
    ...(neededForLocker.some((name) => given[name]) ? neededForLocker : [])
      .filter((name) => !given[name])
      .map((name) => `${name} is missing: DigiLocker needs its client id, its secret and its trust file.`),
    ...(neededForOpenId.some((name) => given[name]) ? neededForOpenId : [])
      .filter((name) => !given[name])
      .map((name) => `${name} is missing: sign-in by OpenID Connect needs issuer, client id and secret.`),
    ...(given.APP_SECRET_PREVIOUS && given.APP_SECRET_PREVIOUS === given.APP_SECRET
      ? ["APP_SECRET_PREVIOUS is the same as APP_SECRET: take it out."]
      : []),
    ...(isProduction ? deadContacts(given) : []),
  ];
}

function deadContacts(given: Given): string[] {
  return Object.entries(demoContacts)
    .filter(([name, value]) => given[name]?.trim() === value)
    .map(([name, value]) => `${name} is still the demo's (${value}): set the real one.`);
}
