import { realPdf } from "#tests/support/sample-files.ts";
import type { FormField, PageForm } from "./forms-of.ts";

/** T27: what nobody else has; each may stand where it was typed, and nowhere else. */
export const canary = {
  aadhaar: "732165498706",
  account: "918273645546",
  phone: "9012345670",
  email: "canary.lakshmi@example.org",
  words: "Canarylakshmi of the seventh lane",
} as const;

/** As a person would write it down, and as programs would. */
export const canaryPattern = /732165498706|7321 ?6549 ?8706|918273645546|90123 ?45670|canary\.?lakshmi/i;

/** Every empty field of the form filled with what could be right there; what stands there already stays. */
export async function fillForm(
  { fields, button, isMultipart }: PageForm,
  words: string,
): Promise<FormData | [string, string][]> {
  const typed = fields.flatMap((field): [string, string][] =>
    field.kind === "file" ? [] : [[field.name, field.value || valueFor(field, words)]],
  );
  const all: [string, string][] = [...typed, ...(button ? [[button[0], button[1]] as [string, string]] : [])];
  if (!isMultipart) return all;
  const form = new FormData();
  for (const [name, value] of all) form.append(name, value);
  for (const { name, kind } of fields) {
    if (kind === "file")
      form.append(name, new File([Uint8Array.from(await realPdf("A paper"))], "paper.pdf"));
  }
  return form;
}

function valueFor({ name, kind }: FormField, words: string): string {
  const known = byName.find(([pattern]) => pattern.test(name))?.[1];
  return known ?? byKind[kind] ?? words;
}

const byName: readonly (readonly [RegExp, string])[] = [
  [/aadhaar/i, canary.aadhaar],
  [/account/i, canary.account],
  [/ifsc/i, "SBIN0001234"],
  [/pin(code)?$/i, "533101"],
  [/\bpan\b|panNumber/i, "AAATD1234E"],
  [/phone|mobile/i, canary.phone],
  [/e-?mail/i, canary.email],
  [/amount|paise|count|number|days|places|order/i, "5000"],
  [/otp|code/i, "123456"],
  [/date|day|until|from|closes|opens/i, "2027-01-15"],
];
const byKind: Readonly<Record<string, string>> = {
  tel: canary.phone,
  email: canary.email,
  number: "1",
  date: "2027-01-15",
  time: "10:00",
  "datetime-local": "2027-01-15T10:00",
  hidden: "",
  select: "",
};
