import { type Env, EnvError } from "#app/core/settings/env.server.ts";
import { languages } from "#app/core/words/i18n.ts";
import { type Template, templates } from "../../messages/templates.ts";

/**
 * Operators drop every text that is not registered (DLT), so in production a template without its id would be
 * a login code that never arrives. Said at start, by name, and not found out by the first student.
 */
export function assertSmsTemplates(settings: Pick<Env, "isProduction" | "SMS_TEMPLATE_IDS">): void {
  if (!settings.isProduction) return;
  const ids = settings.SMS_TEMPLATE_IDS ?? {};
  const missing = Object.entries<Template>(templates)
    .filter(([, { channels }]) => channels.includes("sms"))
    .filter(([name]) => !ids[name] && !languages.every((language) => ids[`${name}.${language}`]))
    .map(([name]) => name);
  if (missing.length > 0) throw new EnvError([`SMS_TEMPLATE_IDS has no id for ${missing.join(", ")}.`]);
}
