import type { Env } from "#app/core/settings/env.server.ts";
import { checkContacts } from "./check-contacts.ts";
import { checkDataFolder } from "./check-data-folder.ts";
import { checkDatabaseSettings } from "./check-database-settings.ts";
import { checkFileStore } from "./check-file-store.ts";
import { checkMail } from "./check-mail.ts";
import { checkPayments } from "./check-payments.ts";
import { checkProxy } from "./check-proxy.ts";
import { checkSms } from "./check-sms.ts";
import { checkWhatsApp } from "./check-whatsapp.ts";
import { bad, type Check, type Finding } from "./finding.ts";

/** Where a real message may be sent, if somebody wants to see one. */
export type Trials = { smsTo?: string | undefined; mailTo?: string | undefined };

/** All checks, one after the other; a check that breaks is a finding too and does not stop the rest. */
export async function* examine(settings: Env, { smsTo, mailTo }: Trials = {}): AsyncGenerator<Finding> {
  const checks: Record<string, Check> = {
    "data folder": checkDataFolder,
    database: checkDatabaseSettings,
    documents: checkFileStore,
    SMS: checkSms(smsTo),
    WhatsApp: checkWhatsApp,
    mail: checkMail(mailTo),
    payments: checkPayments,
    proxy: checkProxy,
    contacts: checkContacts,
  };
  for (const [about, check] of Object.entries(checks)) {
    try {
      yield* await check(settings);
    } catch (error) {
      // The name only: an error's text may quote an address with a password in it.
      yield bad(
        about,
        `This could not be looked at (${error instanceof Error ? error.name : "unknown reason"}).`,
      );
    }
  }
}
