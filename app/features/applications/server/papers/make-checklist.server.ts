import { formatDate } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import { applyMessages } from "../../messages/apply.messages.server.ts";
import { paperMessages } from "../../messages/paper.messages.server.ts";
import { trackingMessages } from "../../messages/tracking.messages.server.ts";
import { drawSections } from "../drafts/draw-sections.server.ts";
import { getApplication } from "../get-application.server.ts";
import type { Receipt } from "../receipts/make-receipt.server.ts";

type Words = Readonly<Record<string, string>>;

/** The papers of an application and how each stands today, to lay the originals beside it. */
export async function makeChecklist(actor: Actor, number: string): Promise<Receipt> {
  const view = await getApplication(actor, number);
  const { language } = actor;
  const words = paperMessages[language];
  const states = trackingMessages[language].checkStatuses;
  const papers = view.checks.filter(({ documentId }) => documentId !== null);
  const bytes = await drawSections({
    language,
    title: fillMessage(words.title, { number: view.number }),
    subtitle: words.checklistSubtitle,
    subtitleEnglish: paperMessages.en.checklistSubtitle,
    sections: [
      {
        title: words.papers,
        rows: papers.map(({ code, label, status, checkedAt }) => ({
          label: label ?? (applyMessages[language].fields as Words)[code] ?? code,
          english: label ?? (applyMessages.en.fields as Words)[code] ?? code,
          value: checkedAt
            ? `${states[status]}, ${formatDate(new Date(checkedAt), language)}`
            : states[status],
        })),
      },
      {
        title: words.next,
        rows: [words.next1, words.next2, words.next3, words.next4].map((value, index) => ({
          label: String(index + 1),
          english: String(index + 1),
          value,
        })),
      },
    ],
    foot: [words.keepOriginals],
  });
  return { fileName: `checklist-${view.number}.pdf`, bytes };
}
