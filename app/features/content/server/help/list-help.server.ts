import { formatDate } from "#app/core/clock.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { preferredTimeOptions } from "../../data/form-options.ts";
import { helpServiceOptions } from "../../data/help/help-options.ts";
import type { HelpWords } from "../../data/help/help-topics.ts";
import { helpMessages } from "../../messages/help.messages.server.ts";
import { helpDownloads } from "./help-downloads.server.ts";
import { helpQuestions } from "./help-questions.server.ts";
import { translatedHelp } from "./translated-help.server.ts";
import { translatedQuestions } from "./translated-questions.server.ts";

/** Questions, downloads and choices of the help centre in the reader's language. */
export function listHelp(language: Language) {
  const words = translatedHelp[language];
  return {
    questions: helpQuestions.map(({ id, category, question, answer, facts }) => ({
      id,
      category,
      ...(translatedQuestions[language]?.[id] ?? { question, answer }),
      facts: facts
        ? { date: formatDate(facts.asOf, language), source: sourceIn(language, facts.source, words) }
        : null,
    })),
    downloads: helpDownloads.map(({ id, title, description }) => ({
      id,
      ...(words?.downloads[id] ?? { title, description }),
    })),
    services: helpServiceOptions.map(({ value, label }) => ({
      value,
      label: words?.services[value] ?? label,
    })),
    times: preferredTimeOptions.map(({ value, label }) => ({ value, label: words?.times[value] ?? label })),
  };
}

/** "ScholarSetu catalogue; confirm at scholarships.gov.in": the site stays as it is, what is around it does not. */
function sourceIn(language: Language, source: string, words: HelpWords | undefined): string {
  const site = source.slice(source.lastIndexOf(" at ") + " at ".length);
  if (!words) return source;
  const place = /^[\w.-]+$/.test(site) ? site : words.eachSite;
  return fillMessage(helpMessages[language].source, { site: place });
}
