import { readFormData } from "#app/core/forms/form.ts";
import { methodNotAllowed } from "#app/core/requests/errors.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import { isEmptyProfile } from "../eligibility/eligibility-answers.ts";
import type { TallyView } from "../eligibility/tally-view.ts";
import { tallyMessages } from "../messages/tally.messages.server.ts";
import { readAnswers } from "../server/matching/read-answers.server.ts";
import { tallyFits } from "../server/matching/tally-fits.server.ts";
import type { Route } from "./+types/tally-endpoint";

const MOST_BYTES = 32 * 1024;

export function loader() {
  throw methodNotAllowed(["POST"]);
}

/** What the answers of the bridge open, in the reader's words; they are judged and forgotten. Null without an answer. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const language = context.get(languageContext);
  const words = tallyMessages[language];
  const form = await readFormData(request, MOST_BYTES);
  const { profile } = await readAnswers(form, language);
  if (isEmptyProfile(profile)) return Response.json(null);
  const { fits, may, closing } = await tallyFits(profile);
  const more = [
    closing > 0 ? fillMessage(words.closing, { n: closing }) : null,
    may > 0 && fits > 0 ? fillMessage(words.more, { n: may }) : null,
  ];
  const isWhole = profile.level !== undefined && profile.state !== undefined;
  const view: TallyView = {
    figure: fits > 0 ? fits : may,
    title: fits > 0 ? words.fits : words.may,
    text:
      profile.state === undefined
        ? words.nextState
        : more.filter((part) => part !== null).join(" · ") || words.why,
    button: isWhole && fits > 0 ? fillMessage(words.seeMine, { n: fits }) : words.see,
  };
  return Response.json(view);
}
