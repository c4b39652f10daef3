import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { giverAddresses } from "#app/features/giving/giver-addresses.ts";
import { saveSecondLanguage } from "./save-second-language.server.ts";
import { leaveLanguageSchema, secondLanguageSchema } from "./second-language.ts";

const keyOf = ({ actor, param }: Press) =>
  param(actor.role === "institute" ? "scholarshipId" : "programmeId");

/** Back to what it belongs to. */
function at(press: Press, say: string) {
  const key = keyOf(press);
  const to =
    press.actor.role === "institute"
      ? `/institute/scholarships/${key}`
      : giverAddresses(press.actor.role).programme(key);
  return { to, say };
}

/** The buttons of a scholarship's second language. */
export const secondLanguageActions = defineActions({
  words: button({
    schema: secondLanguageSchema,
    run: (press, { language, ...words }) => saveSecondLanguage(press.actor, keyOf(press), language, words),
    next: (press) => at(press, "translated"),
  }),
  leave: button({
    schema: leaveLanguageSchema,
    run: (press, { language }) => saveSecondLanguage(press.actor, keyOf(press), language, null),
    next: (press) => at(press, "untranslated"),
  }),
});
