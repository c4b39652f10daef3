import type { Language } from "#app/core/words/i18n.ts";

type EmailParts = {
  subject: string;
  /** At a glance: for what, how much, by when. */
  facts: readonly { readonly term: string; readonly value: string }[];
  /** Paragraphs; a line break inside one stays a line break. */
  lines: readonly string[];
  action: { label: string; link: string } | null;
  language: Language;
};

/** Said at the foot of every mail, in the reader's language. */
const never: Record<Language, string> = {
  en: "We never ask you for your OTP or password.",
  te: "మీ OTP లేదా పాస్‌వర్డ్‌ను మేము ఎప్పుడూ అడగం.",
  hi: "हम आपसे OTP या पासवर्ड कभी नहीं माँगते।",
};

/**
 * Our mark, the sun over the bridge, out of two boxes: most readers of mail show neither a drawing inside the
 * letter nor, unasked, a picture from elsewhere.
 */
const mark =
  '<span aria-hidden="true" style="display:inline-block;width:30px;margin-right:12px;vertical-align:middle;text-align:center;font-size:0;line-height:0">' +
  '<span style="display:block;width:9px;height:9px;margin:0 auto 2px;border-radius:5px;background:#faac20"></span>' +
  '<span style="display:block;width:16px;height:9px;border:7px solid #2d3485;border-bottom:0;border-radius:15px 15px 0 0"></span></span>';

/** The viaduct at the foot: arches out of boxes, for the same reason. */
const arches =
  '<span style="display:inline-block;width:52px;height:40px;margin:4px 4px 0;border-radius:26px;background:#171a4c"></span>'.repeat(
    12,
  );

/**
 * The one layout of our mails (design/look, 20): the road in marigold, the bridge at the foot. No picture, no
 * script, nothing fetched from anywhere; every value escaped.
 */
export function emailHtml({ subject, facts, lines, action, language }: EmailParts): string {
  const paragraphs = lines.map(
    (line) => `<p style="margin:0 0 16px">${escapeHtml(line).replaceAll("\n", "<br>")}</p>`,
  );
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.link)}" style="display:block;padding:14px 20px;border-radius:8px;border-bottom:3px solid #cd7d09;background:#faac20;color:#0e1134;text-align:center;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>`
    : "";
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:#f6f4ee;color:#1b1d3a;font:16px/1.6 'Anek Latin',Roboto,Arial,sans-serif;color-scheme:light">
<div style="max-width:600px;margin:0 auto;background:#ffffff;border:1px solid #dcd8cc;border-radius:12px;overflow:hidden">
<p style="margin:0;padding:20px 24px 14px;font-size:20px;font-weight:700;color:#0e1134;border-bottom:5px solid #faac20">${mark}ScholarSetu</p>
<div style="padding:24px">
<h1 style="margin:0 0 20px;font-size:24px;line-height:1.35;color:#0e1134">${escapeHtml(subject)}</h1>
${factsTable(facts)}${paragraphs.join("\n")}
${button}
</div>
<div aria-hidden="true" style="height:20px;overflow:hidden;background:#2d3485;text-align:center;font-size:0;line-height:0;white-space:nowrap">${arches}</div>
<div style="background:#171a4c;color:#ced6f4;padding:16px 24px;font-size:14px">${never[language]}</div>
</div>
</body>
</html>`;
}

/** Beside each other, as tables are: readers of mail know no other grid. */
function factsTable(facts: EmailParts["facts"]): string {
  if (facts.length === 0) return "";
  const cells = facts.map(
    ({ term, value }) =>
      `<td style="padding:12px 14px;border:1px solid #dcd8cc;vertical-align:top;width:${Math.round(100 / facts.length)}%"><span style="font-size:14px;color:#55545f">${escapeHtml(term)}</span><br><b style="color:#0e1134">${escapeHtml(value)}</b></td>`,
  );
  return `<table role="presentation" style="width:100%;margin:0 0 20px;border-collapse:collapse"><tr>${cells.join("")}</tr></table>\n`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
