import { formatDate } from "#app/core/clock.ts";
import { type AmountForm, rupees, shortMoney } from "#app/core/money.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import { defaultLanguage, type Language } from "#app/core/words/i18n.ts";
import { institutionName } from "../../catalogue/institution-name.ts";
import type { Level, LevelRange } from "../../catalogue/levels.ts";
import type { Relaxation } from "../../eligibility/criteria.ts";
import type { CriterionResult, Judgement } from "../../eligibility/eligibility.ts";
import { countOutcomes } from "../../eligibility/eligibility.ts";
import type { Change } from "../../eligibility/eligibility-change.ts";
import type { CriterionView, JudgementView } from "../../eligibility/judgement-view.ts";
import { eligibilityMessages } from "../../messages/eligibility.messages.server.ts";
import type { Told } from "../../views/shown-scholarship.ts";
import { phraseIn } from "../words/phrase-in.server.ts";
import { AnswerWords } from "./answer-words.server.ts";

/** A judgement's codes and values as sentences: the only place that knows both. */
export function judgementInWords(judgement: Judgement, language: Language): JudgementView {
  const text = eligibilityMessages[language];
  const { met, total } = countOutcomes(judgement.criteria);
  const rules = new RuleWords(language);
  return {
    verdict: judgement.verdict,
    verdictWords: text.verdicts[judgement.verdict],
    matchPercent: judgement.matchPercent,
    countWords:
      total === 0 ? text.noRules : fillMessage(met === 1 ? text.metOne : text.metOf, { met, total }),
    criteria: judgement.criteria.map((criterion) => rules.view(criterion)),
    notes: judgement.notes.map((sentence) => {
      const note = phraseIn(sentence, language);
      return { ...note, text: fillMessage(text.lookYourself, { note: note.text }) };
    }),
  };
}

/** What is asked, rule by rule, of nobody in particular; a question of the provider's own is asked in its form. */
export function rulesInWords(criteria: readonly CriterionResult[], language: Language): string[] {
  const words = new RuleWords(language);
  return criteria.filter(({ kind }) => kind !== "question").map((criterion) => words.rule(criterion));
}

class RuleWords extends AnswerWords {
  view(criterion: CriterionResult): CriterionView {
    const given = this.given(criterion);
    const hints = [
      ...(given === null ? [] : [fillMessage(this.text.yours, { value: given })]),
      ...(criterion.change ? [this.change(criterion.change)] : []),
      ...this.asked(criterion).map((question) => this.change({ code: "answer", question })),
    ];
    const { outcome, missing, kind, wanted } = criterion;
    const rule = { outcome, rule: this.rule(criterion), given, hints, asks: missing };
    const isForeign = kind === "question" && this.ownQuestion(wanted).language !== this.language;
    return isForeign ? { ...rule, language: defaultLanguage } : rule;
  }

  /** A question of the scholarship's own. */
  private ownQuestion(wanted: unknown): Told {
    return phraseIn((wanted as { text: string }).text, this.language);
  }

  /** The one answer to give next. A fact or a question of the scholarship's own asks for itself already. */
  private asked({ kind, missing }: CriterionResult): readonly string[] {
    return kind === "fact" || kind === "question" ? [] : missing.slice(0, 1);
  }

  rule({ kind, wanted }: CriterionResult): string {
    const { rules } = this.text;
    switch (kind) {
      case "levels": {
        const { from, to } = wanted as LevelRange;
        return from === to
          ? fillMessage(rules.level, { level: this.level(from) })
          : fillMessage(rules.levels, { from: this.level(from), to: this.level(to) });
      }
      case "states":
        return fillMessage(rules.states, { states: this.list(wanted, this.text.states) });
      case "genders":
        return fillMessage(rules.genders, { genders: this.list(wanted, this.text.genders) });
      case "socialGroups":
        return fillMessage(rules.socialGroups, { groups: this.list(wanted, this.text.social) });
      case "minorities":
        return fillMessage(rules.minorities, { groups: this.list(wanted, this.text.minority) });
      case "institutionKinds":
        return fillMessage(rules.institutionKinds, { kinds: this.list(wanted, this.text.institution) });
      case "disability":
        return rules.disability;
      case "anyOf":
        return fillMessage(rules.anyOf, { traits: this.traits(wanted as string[]) });
      case "fact":
        return this.capital(this.trait(wanted as string));
      case "income": {
        const { maxInr, relaxed } = wanted as { maxInr: number; relaxed: Relaxation[] };
        return this.withRelaxed(
          fillMessage(rules.income, { amount: money(maxInr, this.language, "oblique") }),
          relaxed,
          (limit) => money(limit, this.language),
        );
      }
      case "marks": {
        const { minPercent, relaxed } = wanted as { minPercent: number; relaxed: Relaxation[] };
        return this.withRelaxed(
          fillMessage(rules.marks, { percent: minPercent }),
          relaxed,
          (limit) => `${limit}%`,
        );
      }
      case "age":
        return this.age(wanted as { min: number | null; max: number | null; relaxed: Relaxation[] });
      case "studyYears": {
        const { from, to } = wanted as { from: number; to: number };
        return fillMessage(from === to ? rules.studyYear : rules.studyYears, { from, to });
      }
      case "fields":
        return fillMessage(rules.fields, { fields: this.list(wanted, this.text.fields) });
      case "institutions":
        return fillMessage(rules.institutions, {
          institutions: this.join((wanted as string[]).map(institutionName)),
        });
      case "question":
        return this.ownQuestion(wanted).text;
    }
  }

  private age({
    min,
    max,
    relaxed,
  }: {
    min: number | null;
    max: number | null;
    relaxed: Relaxation[];
  }): string {
    const { rules } = this.text;
    const values = { min: min ?? "", max: max ?? "" };
    const words = min === null ? rules.ageTo : max === null ? rules.ageFrom : rules.ageBetween;
    return this.withRelaxed(fillMessage(words, values), relaxed, String);
  }

  /** "Family income up to ₹2.5 lakh a year (₹3 lakh for SC or ST)". */
  private withRelaxed(
    rule: string,
    relaxed: readonly Relaxation[],
    limitWords: (limit: number) => string,
  ): string {
    if (relaxed.length === 0) return rule;
    const milder = relaxed.map(({ limit, traits, levels }) => {
      const who = traits ? this.traits(traits) : this.range(levels ?? null);
      return limit === null
        ? fillMessage(this.text.rules.lifted, { who })
        : fillMessage(this.text.rules.relaxed, { who, limit: limitWords(limit) });
    });
    return `${rule} (${milder.join("; ")})`;
  }

  private range(levels: LevelRange | null): string {
    if (!levels) return "";
    return levels.from === levels.to
      ? this.level(levels.from)
      : fillMessage(this.text.from, { from: this.level(levels.from), to: this.level(levels.to) });
  }

  change(change: Change): string {
    const { changes } = this.text;
    const day = (on: string) => formatDate(on, this.language);
    switch (change.code) {
      case "age":
        return fillMessage(changes.age, { age: change.age, date: day(change.on) });
      case "level":
        return change.on
          ? fillMessage(changes.level, { level: this.level(change.level as Level), date: day(change.on) })
          : fillMessage(changes.levelLater, { level: this.level(change.level as Level) });
      case "marks":
        return fillMessage(changes.marks, { percent: change.minPercent });
      case "answer":
        return fillMessage(changes.answer, { question: this.question(change.question) });
      case "opens":
        if (change.on) return fillMessage(changes.opensOn, { date: day(change.on) });
        return change.around
          ? fillMessage(changes.opensAround, { date: day(change.around) })
          : changes.closedNow;
    }
  }
}

function money(inr: number, language: Language, form?: AmountForm): string {
  return shortMoney(rupees(inr), language, form);
}
