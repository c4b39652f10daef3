import compile from "icu-minify/compile";
import type { Language, MessageTree } from "./i18n.ts";

type Compiled = { [key: string]: unknown };

const kept = new WeakMap<MessageTree, Compiled>();

/**
 * The messages of one language, compiled once: the browser gets no ICU parser (vite.config aliases
 * use-intl to its format-only half), and a page carries only the catalogues that its loader names.
 */
export function loadMessages(
  language: Language,
  catalogues: Record<string, Record<Language, MessageTree>>,
): Record<string, Compiled> {
  return Object.fromEntries(
    Object.entries(catalogues).map(([name, messages]) => [name, compiled(messages[language])]),
  );
}

function compiled(tree: MessageTree): Compiled {
  const known = kept.get(tree);
  if (known) return known;
  const made = Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === "string" ? compile(value) : compiled(value),
    ]),
  );
  kept.set(tree, made);
  return made;
}
