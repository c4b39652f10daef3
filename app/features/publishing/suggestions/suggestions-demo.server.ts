import { addHours, now, setClock, useRealClock } from "#app/core/clock.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { database } from "#app/db/opening/client.server.ts";
import { suggestion } from "#app/db/schema/suggestions.ts";
import type { DeclineReason } from "./decline-reasons.ts";
import { decideSuggestion } from "./server/decide-suggestion.server.ts";
import { submitSuggestion } from "./server/submit-suggestion.server.ts";
import type { SuggestionInput } from "./suggestion-form.ts";

type Demo = {
  slug: string;
  hoursAgo: number;
  language: Language;
  declined?: DeclineReason;
  input: SuggestionInput;
};

const demoSuggestions: readonly Demo[] = [
  {
    slug: "pm-usp-csss",
    hoursAgo: 74,
    language: "en",
    declined: "already",
    input: {
      field: "papers",
      right: "A bonafide certificate of the college is asked too.",
      link: "https://scholarships.gov.in/",
    },
  },
  {
    slug: "nmmss",
    hoursAgo: 29,
    language: "te",
    input: {
      field: "dates",
      wrong: "చివరి తేదీ 31 అక్టోబర్",
      right: "చివరి తేదీని 15 నవంబర్ వరకు పొడిగించారు.",
      link: "https://scholarships.gov.in/",
      email: "sravani.k@example.org",
    },
  },
  {
    slug: "aicte-saksham",
    hoursAgo: 5,
    language: "hi",
    input: { field: "link", right: "यह पता खुलता नहीं है। नई वेबसाइट का पता सूचना में दिया है।" },
  },
];

/** What the public says is wrong, in three languages; one is declined already. Made by the same verbs. */
export async function buildSuggestionsDemo({ adminUserId }: { readonly adminUserId: string }): Promise<void> {
  if ((await database().$count(suggestion)) > 0) return;
  const today = now();
  const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: adminUserId, language: "en" };
  await (async () => {
    for (const { slug, hoursAgo, language, declined, input } of demoSuggestions) {
      setClock(addHours(today, -hoursAgo));
      await submitSuggestion(
        { ...visitor, language },
        { ...{ slug, input, language }, file: null, refusal: undefined, clientAddress: "192.0.2.22" },
      );
      if (!declined) continue;
      const [row] = await database().select().from(suggestion);
      if (row) await decideSuggestion.decline(admin, row.id, { reason: declined, revision: row.revision });
    }
  })().finally(useRealClock);
}
