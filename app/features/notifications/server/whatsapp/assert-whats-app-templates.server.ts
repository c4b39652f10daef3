import { type Env, EnvError } from "#app/core/settings/env.server.ts";
import { type Template, templates } from "../../messages/templates.ts";

type Settings = Pick<Env, "isProduction" | "WHATSAPP_PHONE_NUMBER_ID" | "WHATSAPP_TEMPLATE_NAMES">;

/** Where WhatsApp is set, every message that may go there has its approved template; said at start, by name. */
export function assertWhatsAppTemplates(settings: Settings): void {
  if (!settings.isProduction || !settings.WHATSAPP_PHONE_NUMBER_ID) return;
  const names = settings.WHATSAPP_TEMPLATE_NAMES ?? {};
  const missing = Object.entries<Template>(templates)
    .filter(([template, { channels }]) => channels.includes("whatsapp") && !names[template])
    .map(([template]) => template);
  if (missing.length > 0)
    throw new EnvError([`WHATSAPP_TEMPLATE_NAMES has no name for ${missing.join(", ")}.`]);
}
