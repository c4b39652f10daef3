import { Marked, type Tokens } from "marked";
import { toSlug } from "#app/core/slug.ts";
import type { RenderedText } from "../../rendered-text.ts";

/**
 * Our own Markdown files to HTML. Raw HTML in them is shown as text, never passed on, so that a slip of the
 * pen cannot become markup (T19).
 */
export function renderMarkdown(source: string): RenderedText {
  const headings: RenderedText["headings"] = [];
  const marked = new Marked({
    renderer: {
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(text),
      heading({ tokens, depth, text }: Tokens.Heading) {
        const id = toSlug(text);
        if (depth === 2) headings.push({ id, title: text });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      table(token: Tokens.Table) {
        const cells = (row: Tokens.TableCell[], tag: "th" | "td") =>
          row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("");
        const body = token.rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("");
        return `<div class="prose__table" role="region" tabindex="0" aria-label="${escapeHtml(token.header.map((cell) => cell.text).join(", "))}"><table><thead><tr>${cells(token.header, "th")}</tr></thead><tbody>${body}</tbody></table></div>`;
      },
    },
  });
  return { html: marked.parse(source, { async: false }), headings };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
