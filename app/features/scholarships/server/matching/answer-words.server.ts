import { formatDate } from "#app/core/clock.ts";
import { type AmountForm, rupees, shortMoney } from "#app/core/money.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { institutionName } from "../../catalogue/institution-name.ts";
import type { Level } from "../../catalogue/levels.ts";
import type { CriterionResult } from "../../eligibility/eligibility.ts";
import { eligibilityMessages } from "../../messages/eligibility.messages.server.ts";
import { schoolClass } from "../words/school-class.server.ts";

type Words = Readonly<Record<string, string>>;

/** What a student answered, and the names of levels, groups and facts, in one language. */
export class AnswerWords {
  readonly language: Language;
  protected readonly text: (typeof eligibilityMessages)[Language];

  constructor(language: Language) {
    this.language = language;
    this.text = eligibilityMessages[language];
  }

  level(level: Level): string {
    const school = /^class-(\d+)$/.exec(level);
    if (school) return schoolClass(school[1] ?? "", this.language);
    return (this.text.levels as Words)[level] ?? level;
  }

  trait(trait: string): string {
    const [group = "", name = ""] = trait.split(".");
    if (group === "disability") return this.text.disability;
    const names = (group === "fact" ? this.text.facts : this.text[group as "home"]) as Words;
    return names[name] ?? name;
  }

  traits(list: readonly string[]): string {
    return this.join(list.map((trait) => this.trait(trait)));
  }

  list(codes: unknown, names: Words): string {
    return this.join((codes as string[]).map((code) => names[code] ?? code));
  }

  question(question: string): string {
    const [group, name = ""] = question.split(".");
    if (group === "fact") return this.trait(question);
    if (group === "question") return name;
    return (this.text.questions as Words)[question] ?? question;
  }

  /** The student's own answer; null where nothing was asked of them or they said nothing. */
  given({ kind, given }: CriterionResult): string | null {
    if (given === null || given === undefined) return null;
    const { text } = this;
    switch (kind) {
      case "levels":
        return this.level(given as Level);
      case "states":
        return (text.states as Words)[String(given)] ?? null;
      case "genders":
        return (text.gender as Words)[String(given)] ?? null;
      case "socialGroups":
        return (text.social as Words)[String(given)] ?? null;
      case "minorities":
        return (text.minority as Words)[String(given)] ?? null;
      case "institutionKinds":
        return this.capital((text.institution as Words)[String(given)] ?? String(given));
      case "income":
        return this.income(given);
      case "marks":
        return `${String(given)}%`;
      case "disability":
        return `${String(given)}%`;
      case "age":
        return formatDate((given as { dateOfBirth: string }).dateOfBirth, this.language);
      case "fields":
        return this.capital(this.list(given, text.fields));
      case "institutions":
        return given === "other" ? text.otherInstitution : institutionName(String(given));
      case "fact":
      case "question":
        return given ? text.yes : text.no;
      default:
        return String(given);
    }
  }

  private income(given: unknown): string {
    const amount = (inr: number, form?: AmountForm) => shortMoney(rupees(inr), this.language, form);
    if (typeof given === "number") return amount(given);
    const { from, to } = given as { from: number; to: number | null };
    if (to === null) return fillMessage(this.text.above, { from: amount(from, "oblique") });
    return from === 0
      ? fillMessage(this.text.upTo, { to: amount(to, "oblique") })
      : fillMessage(this.text.from, { from: amount(from, "oblique"), to: amount(to) });
  }

  protected join(words: readonly string[]): string {
    if (words.length <= 1) return words.join("");
    return `${words.slice(0, -1).join(", ")} ${this.text.or} ${words.at(-1)}`;
  }

  capital(words: string): string {
    return words.charAt(0).toLocaleUpperCase() + words.slice(1);
  }
}
