import { formatDate } from "#app/core/clock.ts";
import { fillMessage } from "#app/core/fill-message.ts";
import type { Language } from "#app/core/i18n.ts";
import { formatCount, formatMoney, paise } from "#app/core/money.ts";
import { runHereMessages } from "../messages/run-here.messages.server.ts";
import { type MoneySource, sourceOf } from "../money-source.ts";
import type { RunHereView } from "../run-here-view.ts";
import type { ScholarshipTerms } from "../scholarship-terms.ts";
import type { ScholarshipDetail } from "../scholarship-view.ts";
import { amountInWords } from "./terms-in-words.server.ts";

/** Amount, seats, who pays and what comes after, in the reader's language. */
export function runHereView(
  scholarship: ScholarshipDetail,
  terms: ScholarshipTerms,
  language: Language,
): RunHereView {
  const text = runHereMessages[language];
  const { provider, ownerKind } = scholarship;
  const source = sourceOf(ownerKind, terms.moneySource);
  const amount = amountInWords(scholarship, language) ?? scholarship.amount;
  const seats = terms.seats ?? scholarship.seatsPerYear;
  return {
    benefits: [
      fillMessage(text.amount, { amount }),
      ...(seats === null ? [] : [fillMessage(text.seats, { seats: formatCount(seats) })]),
      text.free,
    ],
    whoPays: source && {
      title: text.whoPays,
      text: [fillMessage(text.payers[source], { provider }), totalOf(terms, language)].join(" ").trim(),
    },
    after: { title: text.after, steps: stepsOf(scholarship, source, amount, language) },
  };
}

function totalOf({ seats, awardPaise }: ScholarshipTerms, language: Language): string {
  if (seats === null || awardPaise === null) return "";
  const total = formatMoney(paise(seats * awardPaise), language);
  return fillMessage(runHereMessages[language].total, { total, seats: formatCount(seats) });
}

function stepsOf(
  { provider, deadline }: ScholarshipDetail,
  source: MoneySource | null,
  amount: string,
  language: Language,
): RunHereView["after"]["steps"] {
  const { steps } = runHereMessages[language];
  const date = deadline.closesOn && formatDate(deadline.closesOn, language);
  const sent = [
    { title: steps.send, text: date ? fillMessage(steps.sendBy, { date }) : steps.sendOpen },
    { title: steps.check, text: steps.checkText },
  ];
  if (source === "provider") {
    const [title, text] = [steps.forward, steps.forwardText].map((words) => fillMessage(words, { provider }));
    return [...sent, { title: title ?? "", text: text ?? "" }];
  }
  const payText = source === "institute_pays" ? fillMessage(steps.payInstitute, { provider }) : steps.payUs;
  return [
    ...sent,
    { title: steps.decide, text: steps.decideText },
    { title: steps.letter, text: steps.letterText },
    { title: fillMessage(steps.pay, { amount }), text: payText },
  ];
}
