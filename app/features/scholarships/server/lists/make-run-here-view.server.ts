import { addIstDays, formatDate } from "#app/core/clock.ts";
import { formatCount, formatMoney, paise } from "#app/core/money.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { runHereMessages } from "../../messages/run-here.messages.server.ts";
import { type MoneySource, sourceOf } from "../../money-source.ts";
import type { ScholarshipTerms } from "../../scholarship-terms.ts";
import type { RunHereView } from "../../views/run-here-view.ts";
import type { ScholarshipDetail } from "../../views/scholarship-view.ts";
import { amountInWords } from "../words/terms-in-words.server.ts";

/** What other rows know of it. */
export interface RunHereFacts {
  readonly given: readonly { readonly paise: number; readonly at: Date }[];
  /** Sent before this morning. */
  readonly applied: number;
}

/** Amount, seats, whether the money is there, who pays and what comes after, in the reader's language. */
export function makeRunHereView(
  scholarship: ScholarshipDetail,
  terms: ScholarshipTerms,
  facts: RunHereFacts,
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
    awards: seats === null ? null : { value: formatCount(seats), note: appliedNote(facts.applied, language) },
    money: moneyThere(terms, { source, provider, given: facts.given }, language),
    whoPays: source && {
      title: text.whoPays,
      text: [fillMessage(text.payers[source], { provider }), totalOf(terms, language)].join(" ").trim(),
    },
    after: { title: text.after, steps: stepsOf(scholarship, source, amount, language) },
  };
}

/** The page is made anew each morning, so it says what was so last night. */
function appliedNote(applied: number, language: Language): string {
  const text = runHereMessages[language];
  return applied === 0 ? text.appliedNone : fillMessage(text.applied, { n: formatCount(applied) });
}

/** Picture 16: held since when and for how many; what we do not hold is said to be so. */
function moneyThere(
  { seats, awardPaise, promisedAt }: ScholarshipTerms,
  { source, provider, given }: { source: MoneySource | null; provider: string } & Pick<RunHereFacts, "given">,
  language: Language,
): RunHereView["money"] {
  const text = runHereMessages[language].money;
  if (source === null) return { value: text.unsaid, note: null };
  if (source === "provider" || source === "institute_pays") {
    const note = fillMessage(text.giver, { provider });
    if (source === "provider" || !promisedAt) return { value: text.notHere, note };
    return { value: fillMessage(text.promised, { date: formatDate(promisedAt, language) }), note };
  }
  if (seats === null || awardPaise === null) return { value: text.unsaid, note: null };
  const needed = seats * awardPaise;
  const money = (amount: number) => formatMoney(paise(amount), language);
  const since = heldSince(given, needed);
  if (!since) {
    const has = given.reduce((sum, part) => sum + part.paise, 0);
    return { value: text.notAll, note: fillMessage(text.part, { given: money(has), total: money(needed) }) };
  }
  return {
    value: fillMessage(text.held, { total: money(needed) }),
    note: fillMessage(text.since, { seats: formatCount(seats), date: formatDate(since, language) }),
  };
}

/** From when on all of it has been there without a break; null when it is not. */
function heldSince(given: RunHereFacts["given"], needed: number): Date | null {
  let sum = 0;
  let since: Date | null = null;
  for (const { paise: amount, at } of given) {
    sum += amount;
    if (sum < needed) since = null;
    else since ??= at;
  }
  return since;
}

function totalOf({ seats, awardPaise }: ScholarshipTerms, language: Language): string {
  if (seats === null || awardPaise === null) return "";
  const total = formatMoney(paise(seats * awardPaise), language);
  return fillMessage(runHereMessages[language].total, { total, seats: formatCount(seats) });
}

/** The 48 hours of a check, for what is sent on the last day. */
const CHECK_DAYS = 2;

function stepsOf(
  { provider, deadline }: ScholarshipDetail,
  source: MoneySource | null,
  amount: string,
  language: Language,
): RunHereView["after"]["steps"] {
  const { steps } = runHereMessages[language];
  const { closesOn } = deadline;
  const on = (day: string) => formatDate(day, language);
  // A day where the rows have one; else the rule that makes it, said as a rule.
  const checkedBy = closesOn && fillMessage(steps.checkBy, { date: on(addIstDays(closesOn, CHECK_DAYS)) });
  const sent = [
    {
      title: closesOn ? fillMessage(steps.sendBy, { date: on(closesOn) }) : steps.send,
      text: steps.sendOpen,
    },
    { title: steps.check, text: [checkedBy, steps.checkText].filter(Boolean).join(" ") },
  ];
  if (source === "provider") {
    const [title, text] = [steps.forward, steps.forwardText].map((words) => fillMessage(words, { provider }));
    return [...sent, { title: title ?? "", text: text ?? "" }];
  }
  const payWords = source === "institute_pays" ? fillMessage(steps.payInstitute, { provider }) : steps.payUs;
  const payText = `${payWords} ${steps.payRule}`;
  return [
    ...sent,
    { title: steps.decide, text: steps.decideText },
    { title: steps.letter, text: steps.letterText },
    { title: fillMessage(steps.pay, { amount }), text: payText },
  ];
}
