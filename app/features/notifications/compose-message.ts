import { hasForbiddenCharacters } from "#app/core/forbidden-characters.ts";
import type { Language } from "#app/core/i18n.ts";
import { emailHtml } from "./email-html.ts";
import { templateTexts } from "./messages/template-texts.ts";
import type { EmailText, TemplateId } from "./messages/templates.ts";

export type ComposedSms = {
  text: string;
  /** The values in the order in which they stand in the text, as the operators' templates want them. */
  variables: Record<string, string>;
};

export type ComposedEmail = { subject: string; text: string; html: string };

type Values = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{(\w+)\}/g;
/** The operators cut or refuse longer values. */
const MAX_SMS_VALUE = 30;
const MAX_EMAIL_VALUE = 4000;

export function composeSms(template: TemplateId, language: Language, values: Values): ComposedSms {
  const texts: { sms?: string } = templateTexts[language][template];
  if (texts.sms === undefined) throw new Error(`The template "${template}" has no SMS`);
  // Free words are the whole of a generic message; cutting them to a template's slot would leave nothing.
  const limit = template === "generic" ? 120 : MAX_SMS_VALUE;
  const variables: Record<string, string> = {};
  const text = texts.sms.replaceAll(PLACEHOLDER, (_, name: string) => {
    variables[name] = shorten(oneLine(readValue(values, name, template)), limit);
    return variables[name];
  });
  return { text, variables };
}

export function composeEmail(template: TemplateId, language: Language, values: Values): ComposedEmail {
  const { email }: { email?: EmailText } = templateTexts[language][template];
  if (!email) throw new Error(`The template "${template}" has no e-mail`);
  const fill = (text: string, tidy: (value: string) => string) =>
    text.replaceAll(PLACEHOLDER, (_, name: string) => tidy(readValue(values, name, template)));
  const subject = shorten(fill(email.subject, oneLine), 150);
  const lines = email.lines.map((line) => fill(line, (value) => shorten(manyLines(value), MAX_EMAIL_VALUE)));
  const action = email.action
    ? { label: email.action, link: webAddress(readValue(values, "link", template)) }
    : null;
  const text = [...lines, ...(action ? [`${action.label}: ${action.link}`] : []), "ScholarSetu"].join("\n\n");
  return { subject, text, html: emailHtml({ subject, lines, action, language }) };
}

function readValue(values: Values, name: string, template: TemplateId): string {
  const value = values[name];
  if (value === undefined) throw new Error(`The template "${template}" needs "${name}"`);
  return value.normalize("NFC");
}

function oneLine(value: string): string {
  return manyLines(value).replace(/\s+/g, " ").trim();
}

/** Control and bidi characters would let a name rewrite the sentence around it (T19). */
function manyLines(value: string): string {
  const characters = [...value].filter(
    (character) => character === "\n" || !hasForbiddenCharacters(character),
  );
  return characters.join("").trim();
}

function shorten(value: string, limit: number): string {
  const letters = [...new Intl.Segmenter().segment(value)].map(({ segment }) => segment);
  return letters.length <= limit
    ? value
    : `${letters
        .slice(0, limit - 3)
        .join("")
        .trimEnd()}...`;
}

function webAddress(link: string): string {
  const url = new URL(link);
  if (url.protocol !== "https:" && url.protocol !== "http:")
    throw new Error("A message may link to web pages only");
  return url.href;
}
