import { fillMessage } from "#app/core/words/fill-message.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { institutionName } from "../../catalogue/institution-name.ts";
import { stateSlugs } from "../../catalogue/states.ts";
import type {
  EligibilityQuestion,
  QuestionChoice,
  QuestionGroup,
} from "../../eligibility/eligibility-question.ts";
import { eligibilityMessages } from "../../messages/eligibility.messages.server.ts";
import { optionMessages } from "../../messages/options.messages.server.ts";
import { phraseIn } from "../words/phrase-in.server.ts";
import { schoolClass } from "../words/school-class.server.ts";

type Names = Readonly<Record<string, string>>;

/** What only the scholarship itself can tell about its questions. */
export interface AskedBy {
  readonly questions: readonly { readonly key: string; readonly text: string }[];
  readonly institutions: readonly string[] | null;
}

const nobody: AskedBy = { questions: [], institutions: null };

/**
 * Questions in the reader's language. The names are those of a judgement's `missing`, so that a page asks
 * exactly what a verdict lacks; a name that nobody can answer in a form is left out.
 */
export function composeQuestions(
  names: readonly string[],
  language: Language,
  asker: AskedBy = nobody,
): EligibilityQuestion[] {
  return names.flatMap((name) => compose(name, language, asker) ?? []);
}

function compose(name: string, language: Language, asker: AskedBy): EligibilityQuestion | null {
  const words = optionMessages[language];
  const rules = eligibilityMessages[language];
  const [group = "", rest = ""] = name.split(".", 2);
  const yesNo = [
    { value: "yes", label: rules.yes },
    { value: "no", label: rules.no },
  ];
  if (group === "fact") {
    const fact = (rules.facts as Names)[rest];
    return fact
      ? { name, kind: "tiles", label: fillMessage(words.questions.fact, { fact }), choices: yesNo }
      : null;
  }
  if (group === "question") {
    const asked = asker.questions.find(({ key }) => key === rest);
    if (!asked) return null;
    const told = phraseIn(asked.text, language);
    const isForeign = told.language !== language;
    const question = { name, kind: "tiles", label: told.text, choices: yesNo } as const;
    return isForeign ? { ...question, language: told.language } : question;
  }
  const label = (words.questions as Names)[name];
  if (label === undefined) return null;
  const question = { name, label, hint: (words.hints as Names)[name] };
  switch (name) {
    case "level":
      return { ...question, kind: "select", choices: courseChoices(language) };
    case "studyYear":
      return {
        ...question,
        kind: "tiles",
        choices: [1, 2, 3, 4, 5].map((number) => yearChoice(number, words.year)),
      };
    case "dateOfBirth":
      return { ...question, kind: "date" };
    case "marksPercent":
      return { ...question, kind: "number" };
    case "gender":
      return { ...question, kind: "tiles", choices: choicesOf(rules.gender) };
    case "state":
      return {
        ...question,
        kind: "select",
        choices: byName(
          stateSlugs.map((slug) => stateChoice(slug, rules.states)),
          language,
        ),
      };
    case "socialGroup":
      return { ...question, kind: "select", choices: choicesOf(rules.social) };
    case "minority":
      return { ...question, kind: "select", choices: choicesOf(rules.minority) };
    case "disabilityPercent":
      return { ...question, kind: "tiles", choices: yesNo };
    case "disabilityType":
      return { ...question, kind: "select", choices: choicesOf(words.disabilityTypes) };
    case "familyIncomeInr":
      return { ...question, kind: "select", choices: choicesOf(words.incomes) };
    case "fields":
      return { ...question, kind: "select", choices: choicesOf(rules.fields).map(capitalised) };
    case "institutionKind":
      return { ...question, kind: "tiles", choices: choicesOf(rules.institution).map(capitalised) };
    case "institution":
      return asker.institutions
        ? {
            ...question,
            kind: "tiles",
            choices: institutionChoices(asker.institutions, words.otherInstitution),
          }
        : null;
    case "homeArea":
      return { ...question, kind: "tiles", choices: choicesOf(words.homes) };
    case "studyPlace":
      return { ...question, kind: "tiles", choices: choicesOf(words.places) };
    case "sportsLevel":
      return { ...question, kind: "tiles", choices: choicesOf(words.sports) };
    default:
      return null;
  }
}

function choicesOf(names: Names): QuestionChoice[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}

function capitalised({ value, label }: QuestionChoice): QuestionChoice {
  return { value, label: label.charAt(0).toLocaleUpperCase() + label.slice(1) };
}

function stateChoice(slug: string, names: Names): QuestionChoice {
  return { value: slug, label: names[slug] ?? slug };
}

function byName(choices: QuestionChoice[], language: Language): QuestionChoice[] {
  return choices.sort((a, b) => a.label.localeCompare(b.label, language));
}

function yearChoice(number: number, words: string): QuestionChoice {
  return { value: String(number), label: fillMessage(words, { number }) };
}

function institutionChoices(slugs: readonly string[], other: string): QuestionChoice[] {
  const named = slugs.map((slug) => ({ value: slug, label: institutionName(slug) }));
  return [...named, { value: "other", label: other }];
}

const afterTen = ["iti", "diploma", "polytechnic"] as const;
const degrees = "ba bsc bcom btech be bba bca llb mbbs bds bams bhms bpt bpharm bnurs ca cs cma".split(" ");
const postgraduate = "ma msc mcom mtech me mba mca llm md ms mds mpharm".split(" ");

/** The class options of the registration, in the groups of the ladder. */
function courseChoices(language: Language): QuestionGroup[] {
  const { groups, courses, otherDegree, otherPostgraduate } = optionMessages[language];
  const named = (options: readonly string[]) =>
    options.map((value) => ({ value, label: (courses as Names)[value] ?? value }));
  return [
    {
      label: groups.school,
      choices: [6, 7, 8, 9, 10, 11, 12].map((number) => ({
        value: `${number}th`,
        label: schoolClass(number, language),
      })),
    },
    { label: groups.afterTen, choices: named(afterTen) },
    { label: groups.degree, choices: [...named(degrees), { value: "undergraduate", label: otherDegree }] },
    {
      label: groups.postgraduate,
      choices: [...named(postgraduate), { value: "postgraduate", label: otherPostgraduate }],
    },
    { label: groups.research, choices: named(["phd"]) },
  ];
}
