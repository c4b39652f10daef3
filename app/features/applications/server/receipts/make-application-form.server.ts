import { formatDateTime } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import { paperMessages } from "../../messages/paper.messages.server.ts";
import { drawSections } from "../drafts/draw-sections.server.ts";
import { readSentAnswers } from "../drafts/read-sent-answers.server.ts";
import { getApplication } from "../get-application.server.ts";
import type { Receipt } from "./make-receipt.server.ts";

/** P8: the form as it was sent, with all its answers, to print and have signed by the school. */
export async function makeApplicationForm(actor: Actor, number: string): Promise<Receipt> {
  const sections = await readSentAnswers(actor, number);
  const view = await getApplication(actor, number);
  const { language } = actor;
  const words = paperMessages[language];
  const english = paperMessages.en;
  const sent = view.appliedAt ? formatDateTime(new Date(view.appliedAt), language) : "";
  const about = [
    { label: words.number, english: english.number, value: view.number },
    { label: words.scholarship, english: english.scholarship, value: view.scholarship ?? words.assisted },
    { label: words.provider, english: english.provider, value: view.provider ?? words.desk },
    {
      label: words.received,
      english: english.received,
      value: fillMessage(words.indianTime, { time: sent }),
    },
  ];
  const bytes = await drawSections({
    language,
    title: fillMessage(words.title, { number: view.number }),
    subtitle: words.formSubtitle,
    subtitleEnglish: english.formSubtitle,
    sections: [{ title: words.about, rows: about }, ...sections],
    foot: [words.signStudent, words.signSchool],
  });
  return { fileName: `application-form-${view.number}.pdf`, bytes };
}
