import type { Language, MessageTree } from "#app/core/words/i18n.ts";
import { defineMessages } from "#app/core/words/i18n.ts";
import { discoveryEn } from "./discovery.en.ts";
import { discoveryHi } from "./discovery.hi.ts";
import { discoveryTe } from "./discovery.te.ts";

export const discoveryMessages = defineMessages({ en: discoveryEn, te: discoveryTe, hi: discoveryHi });

export type DiscoveryPart = keyof typeof discoveryEn;

const kept = new Map<string, Record<Language, MessageTree>>();

/** Only the parts that a page shows travel with it. The same object each time: what it becomes is kept by it. */
export function discoveryParts(...parts: DiscoveryPart[]): Record<Language, MessageTree> {
  const key = parts.join();
  const known = kept.get(key);
  if (known) return known;
  const pick = (messages: Record<DiscoveryPart, MessageTree>): MessageTree =>
    Object.fromEntries(parts.map((part) => [part, messages[part]]));
  const { en, te, hi } = discoveryMessages;
  const made = { en: pick(en), te: pick(te), hi: pick(hi) };
  kept.set(key, made);
  return made;
}
