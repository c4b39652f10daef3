import type { LegalDocument } from "../rendered-text.ts";
import { renderMarkdown, splitFrontMatter } from "./render-markdown.server.ts";

export function readLegalText(file: string): LegalDocument {
  const { fields, body } = splitFrontMatter(file);
  return {
    ...renderMarkdown(body),
    title: fields.title ?? "",
    description: fields.description ?? "",
    updated: fields.updated ?? "",
    effective: fields.effective ?? "",
  };
}
