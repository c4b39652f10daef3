import type { LegalDocument } from "../../rendered-text.ts";
import { splitFrontMatter } from "../../split-front-matter.ts";
import { renderMarkdown } from "./render-markdown.server.ts";

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
