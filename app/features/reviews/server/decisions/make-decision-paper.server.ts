import { formatDateTime } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { env } from "#app/core/settings/env.server.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import { quoteWords } from "#app/core/words/language-of-words.ts";
import { trackingMessages } from "#app/features/applications/messages/tracking.messages.server.ts";
import type { DecisionReason } from "#app/features/applications/rules/decision-reasons.ts";
import { nameOfCheck } from "#app/features/applications/server/checks/name-of-check.server.ts";
import { drawSections } from "#app/features/applications/server/drafts/draw-sections.server.ts";
import { getApplication } from "#app/features/applications/server/get-application.server.ts";
import { savedSentences } from "#app/features/applications/server/saved-sentences.server.ts";
import { verifyMessages } from "../../messages/verify.messages.server.ts";
import { makeDecisionBundle } from "./make-decision-bundle.server.ts";

/** P31: the signed decision as a paper that a family can read and show; what is checked is the file. */
export async function makeDecisionPaper(
  actor: Actor,
  number: string,
): Promise<{ readonly fileName: string; readonly bytes: Buffer }> {
  const { decision, note, application, signature } = await makeDecisionBundle(actor, number);
  const view = await getApplication(actor, number);
  const { language } = actor;
  const [words, english] = [verifyMessages[language], verifyMessages.en];
  const reasons = [
    ...decision.reasons.map(
      (reason) => trackingMessages[language].decisionReasons[reason as DecisionReason] ?? reason,
    ),
    ...[savedSentences.in(language, "decisions", decision.sentence ?? null) ?? []].flat(),
  ];
  const row = (name: "application" | "decision" | "decidedAt" | "decidedBy" | "reasons", value: string) => ({
    label: words[name],
    english: english[name],
    value,
  });
  const own = (name: keyof typeof english.paper, value: string) => ({
    label: words.paper[name],
    english: english.paper[name],
    value,
  });
  const bytes = await drawSections({
    language,
    title: fillMessage(words.paper.paperTitle, { number: application }),
    subtitle: words.paper.paperSubtitle,
    subtitleEnglish: english.paper.paperSubtitle,
    sections: [
      {
        title: words.decision,
        rows: [
          row("decision", words[decision.verdict]),
          ...(decision.awardPaise === null
            ? []
            : [own("amount", formatMoney(paise(decision.awardPaise), language))]),
          ...(reasons.length > 0 ? [row("reasons", reasons.join(" "))] : []),
          ...(note ? [own("note", quoteWords(note, language))] : []),
          own("student", view.applicant),
          own("scholarship", [view.scholarship, view.provider].filter(Boolean).join(", ")),
          row("decidedAt", formatDateTime(new Date(decision.decidedAt), language)),
          row("decidedBy", decision.decidedBy),
        ],
      },
      {
        title: words.paper.checked,
        rows: decision.checks.map(({ code, status }) => ({
          label: nameOfCheck(code, language),
          english: nameOfCheck(code, "en"),
          value: status === "verified" ? words.paper.verified : words.paper.notVerified,
        })),
      },
      {
        title: words.paper.seal,
        rows: [own("key", signature.keyId), own("signature", signature.value)],
      },
    ],
    foot: [fillMessage(words.paper.paperFoot, { address: `${env().PUBLIC_URL}/verify-decision` })],
  });
  return { fileName: `decision-${application}.pdf`, bytes };
}
