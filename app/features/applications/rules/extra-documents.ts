import { isPaperOfEveryone } from "#app/features/scholarships/catalogue/papers-of-everyone.ts";
import { fileFieldNames } from "../forms/document-upload.ts";

export interface ExtraDocument {
  /** "extra_caste_certificate": the field, and the kind in the vault without its beginning. */
  readonly field: string;
  readonly kind: string;
  readonly label: string;
  /** "if any", "if claimed": nobody has to have it. */
  readonly required: boolean;
}

const OPTIONAL = /\bif (any|claimed|used|applicable)\b/i;
const MOST = 6;

/** What a scholarship asks for beyond the five documents of the form. */
export function extraDocuments(documents: readonly string[]): ExtraDocument[] {
  const seen = new Set<string>(fileFieldNames);
  return documents
    .filter((name) => !isPaperOfEveryone(name))
    .flatMap((label) => {
      const kind = label
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "_")
        .replace(/^_+|_+$/g, "")
        .slice(0, 50);
      const field = `extra_${kind}`;
      if (!/^[a-z]/.test(kind) || kind.length < 2 || seen.has(field)) return [];
      seen.add(field);
      return [{ field, kind, label, required: !OPTIONAL.test(label) }];
    })
    .slice(0, MOST);
}

export function isFileField(field: string): boolean {
  return (fileFieldNames as readonly string[]).includes(field) || /^extra_[a-z][a-z0-9_]{1,50}$/.test(field);
}
