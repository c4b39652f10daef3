import { languages } from "#app/core/words/i18n.ts";
import { whatsAppTexts } from "#app/features/notifications/messages/whatsapp-texts.ts";

const PLACEHOLDER = /\{(\w+)\}/g;

/** Every WhatsApp message as the WhatsApp manager wants it: one template, its three languages, one button. */
export function describeWhatsAppTexts(): string[] {
  const names = Object.keys(whatsAppTexts.en) as (keyof typeof whatsAppTexts.en)[];
  return [
    "WhatsApp templates (utility). Each has a button “Visit website” of the kind dynamic: PUBLIC_URL/{{1}}",
    ...names.flatMap((name) => [
      "",
      `${name}: for example ${name.replaceAll("-", "_")}`,
      ...languages.map((language) => {
        const { text, action } = whatsAppTexts[language][name];
        let place = 0;
        return `  ${language}: ${text.replaceAll(PLACEHOLDER, () => `{{${++place}}}`)} [${action}]`;
      }),
    ]),
  ];
}
