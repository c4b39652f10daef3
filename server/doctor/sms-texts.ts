import { type Language, languages } from "#app/core/words/i18n.ts";
import { templateTexts } from "#app/features/notifications/messages/template-texts.ts";
import { type TemplateId, templates } from "#app/features/notifications/messages/templates.ts";

export type SmsText = {
  /** The name that SMS_TEMPLATE_IDS knows it by. */
  template: TemplateId;
  language: Language;
  /** As the operators' form (DLT) wants it: {#var#} where a value will stand. */
  dlt: string;
  /** As the gateway's form (MSG91) wants it: ##VAR1## where the first value will stand. */
  gateway: string;
  /** What VAR1, VAR2, … are. One that stands twice in the text is one variable. */
  values: string[];
};

const PLACEHOLDER = /\{(\w+)\}/g;

/** Every SMS the product sends, as it is to be registered. */
export function smsTexts(): SmsText[] {
  return (Object.keys(templates) as TemplateId[]).flatMap((template) =>
    languages.flatMap((language) => {
      const { sms }: { sms?: string } = templateTexts[language][template];
      if (sms === undefined) return [];
      const values = [...new Set([...sms.matchAll(PLACEHOLDER)].map(([, name = ""]) => name))];
      return [
        {
          template,
          language,
          dlt: sms.replaceAll(PLACEHOLDER, "{#var#}"),
          gateway: sms.replaceAll(PLACEHOLDER, (_, name: string) => `##VAR${values.indexOf(name) + 1}##`),
          values,
        },
      ];
    }),
  );
}

/** For a person who fills in the two forms: template by template, with the id if there is one. */
export function describeSmsTexts(ids: Readonly<Record<string, string>> | undefined): string[] {
  return smsTexts().flatMap(({ template, language, dlt, gateway, values }) => {
    const id = ids?.[`${template}.${language}`] ?? ids?.[template];
    return [
      "",
      `${template}.${language}: ${id ? `registered as ${id}` : "no id in SMS_TEMPLATE_IDS yet"}`,
      `  DLT:     ${indent(dlt)}`,
      `  gateway: ${indent(gateway)}`,
      `  values:  ${values.map((name, index) => `VAR${index + 1} ${name}`).join(", ")}`,
    ];
  });
}

function indent(text: string): string {
  return text.replaceAll("\n", `\n${" ".repeat(11)}`);
}
