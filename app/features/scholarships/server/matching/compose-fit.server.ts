import { fillMessage } from "#app/core/words/fill-message.ts";
import type { Language } from "#app/core/words/i18n.ts";
import type { Profile } from "../../eligibility/profile.ts";
import type { FitView } from "../../lists/scholarship-list-view.ts";
import { eligibilityMessages } from "../../messages/eligibility.messages.server.ts";
import { tallyMessages } from "../../messages/tally.messages.server.ts";
import { AnswerWords } from "./answer-words.server.ts";
import { tallyFits } from "./tally-fits.server.ts";

/** L45, L55: the figure first, and on the arches what it rests on. */
export async function composeFit(profile: Profile, language: Language): Promise<FitView> {
  const words = tallyMessages[language];
  const { fits, may, closing } = await tallyFits(profile);
  const more = [
    closing > 0 ? fillMessage(words.closing, { n: closing }) : null,
    may > 0 && fits > 0 ? fillMessage(words.more, { n: may }) : null,
  ];
  const { level, state, marksPercent } = profile;
  return {
    title: `${fits > 0 ? fits : may} ${fits > 0 ? words.fits : words.may}`,
    text: more.filter((part) => part !== null).join(" · ") || words.why,
    lamps: [
      { name: words.class, value: level === undefined ? null : new AnswerWords(language).level(level) },
      { name: words.state, value: state === undefined ? null : eligibilityMessages[language].states[state] },
      { name: words.marks, value: marksPercent === undefined ? null : `${marksPercent}%` },
    ],
  };
}
