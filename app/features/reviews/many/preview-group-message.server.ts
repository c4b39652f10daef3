import type { Actor } from "#app/core/portals/permissions.ts";
import { languageTable } from "#app/core/words/i18n.ts";
import { assertOwnGroup } from "./assert-own-group.server.ts";
import { audienceWords, type GroupMessageInput } from "./group-message-form.ts";
import { secondPersonFrom } from "./group-message-status.ts";
import { listGroupPeople } from "./list-group-people.server.ts";
import { wordsFor } from "./words-for.ts";

/** How many get it and by which ways, and what the first of them will read; nothing is sent. */
export async function previewGroupMessage(actor: Actor, input: GroupMessageInput) {
  const { title } = await assertOwnGroup(actor, input.scholarshipId);
  const people = await listGroupPeople(input.scholarshipId, input.audience);
  const count = (test: (person: (typeof people)[number]) => boolean) => people.filter(test).length;
  const [first] = people;
  return {
    scholarship: title,
    audience: audienceWords[input.audience],
    people: people.length,
    byPhone: count(({ byPhone }) => byPhone),
    byEmail: count(({ byEmail }) => byEmail),
    needsSecond: people.length >= secondPersonFrom,
    reader: first && {
      language: languageTable[first.language].english,
      code: first.language,
      ...wordsFor(input.words, first.language),
    },
    /** Those whose language it is not written in. */
    others: count(({ language }) => input.words[language] === undefined),
  };
}
