import type { Language } from "./i18n.ts";

/** Sentences by a name, in every language. A `{count}` in them stands for whatever is there. */
export type Sentences = Readonly<Record<Language, Readonly<Record<string, string>>>>;
