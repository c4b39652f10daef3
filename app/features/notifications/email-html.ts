import type { Language } from "#app/core/i18n.ts";

type EmailParts = {
  subject: string;
  /** Paragraphs; a line break inside one stays a line break. */
  lines: readonly string[];
  action: { label: string; link: string } | null;
  language: Language;
};

/** The one layout of our mails: no picture, no script, nothing fetched from anywhere; every value escaped. */
export function emailHtml({ subject, lines, action, language }: EmailParts): string {
  const paragraphs = lines.map(
    (line) => `<p style="margin:0 0 16px">${escapeHtml(line).replaceAll("\n", "<br>")}</p>`,
  );
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#2c3190;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>`
    : "";
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:#f6f4ee;color:#1b1d3a;font:16px/1.6 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #dcd8cc;border-radius:12px">
<p style="margin:0 0 20px;font-weight:700;color:#2c3190">ScholarSetu</p>
${paragraphs.join("\n")}
${button}
</div>
</body>
</html>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
