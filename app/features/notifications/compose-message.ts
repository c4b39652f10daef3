import { hasForbiddenCharacters } from "#app/core/forms/forbidden-characters.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { emailHtml } from "./email-html.ts";
import { templateTexts } from "./messages/template-texts.ts";
import type { EmailText, TemplateId, WhatsAppText } from "./messages/templates.ts";
import { whatsAppTexts } from "./messages/whatsapp-texts.ts";

export type ComposedSms = {
  text: string;
  /** The values in the order in which they stand in the text, as the operators' templates want them. */
  variables: Record<string, string>;
};

export type ComposedEmail = { subject: string; text: string; html: string };

export type ComposedWhatsApp = ComposedSms & { action: { label: string; link: string } };

type Values = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{(\w+)\}/g;
/** A variable of a text registered with DLT holds 30 characters; operators refuse a longer one. */
const MAX_SMS_VALUE = 30;
const MAX_EMAIL_VALUE = 4000;
/** The whole body may have 1,024 characters. */
const MAX_WHATSAPP_VALUE = 160;

export function composeSms(template: TemplateId, language: Language, values: Values): ComposedSms {
  const texts: { sms?: string } = templateTexts[language][template];
  if (texts.sms === undefined) throw new Error(`The template "${template}" has no SMS`);
  const variables: Record<string, string> = {};
  const text = texts.sms.replaceAll(PLACEHOLDER, (_, name: string) => {
    variables[name] = shorten(oneLine(readValue(values, name, template)), MAX_SMS_VALUE);
    return variables[name];
  });
  return { text, variables };
}

/** A value is one line and never empty: WhatsApp refuses any other. */
export function composeWhatsApp(template: TemplateId, language: Language, values: Values): ComposedWhatsApp {
  const texts: Partial<Record<TemplateId, WhatsAppText>> = whatsAppTexts[language];
  const own = texts[template];
  if (!own) throw new Error(`The template "${template}" has no WhatsApp message`);
  const variables: Record<string, string> = {};
  const text = own.text.replaceAll(PLACEHOLDER, (_, name: string) => {
    variables[name] = shorten(oneLine(readValue(values, name, template)), MAX_WHATSAPP_VALUE) || "–";
    return variables[name];
  });
  return {
    text,
    variables,
    action: { label: own.action, link: webAddress(readValue(values, "link", template)) },
  };
}

export function composeEmail(template: TemplateId, language: Language, values: Values): ComposedEmail {
  const { email }: { email?: EmailText } = templateTexts[language][template];
  if (!email) throw new Error(`The template "${template}" has no e-mail`);
  const fill = (text: string, tidy: (value: string) => string) =>
    text.replaceAll(PLACEHOLDER, (_, name: string) => tidy(readValue(values, name, template)));
  const subject = shorten(fill(email.subject, oneLine), 150);
  const lines = email.lines
    .map((line) => fill(line, (value) => shorten(manyLines(value), MAX_EMAIL_VALUE)))
    .filter((line) => line !== "");
  const facts = (email.facts ?? []).map(([term, value]) => ({
    term,
    value: shorten(fill(value, oneLine), 200),
  }));
  const action = email.action
    ? { label: email.action, link: webAddress(readValue(values, "link", template)) }
    : null;
  const text = [...lines, ...(action ? [`${action.label}: ${action.link}`] : []), "ScholarSetu"].join("\n\n");
  return { subject, text, html: emailHtml({ subject, facts, lines, action, language }) };
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

/** Counted as operators count (a Telugu letter may be several characters), and never cut inside a letter. */
function shorten(value: string, limit: number): string {
  if (value.length <= limit) return value;
  let kept = "";
  for (const { segment } of new Intl.Segmenter().segment(value)) {
    if (kept.length + segment.length > limit - 3) break;
    kept += segment;
  }
  return `${kept.trimEnd()}...`;
}

function webAddress(link: string): string {
  const url = new URL(link);
  if (url.protocol !== "https:" && url.protocol !== "http:")
    throw new Error("A message may link to web pages only");
  return url.href;
}
