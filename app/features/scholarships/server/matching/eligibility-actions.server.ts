import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { isEmptyProfile, shortQuestions } from "../../eligibility/eligibility-answers.ts";
import { givenAnswers } from "../../eligibility/eligibility-question.ts";
import { shownOf } from "../../eligibility/fitting-view.ts";
import { findStudentProfile } from "../facts/find-student-profile.server.ts";
import { readReader } from "../lists/read-reader.server.ts";
import { listFitting } from "./list-fitting.server.ts";
import { readAnswers } from "./read-answers.server.ts";

type Intent = "answers" | "profile";

async function judge({ actor, language }: Press, form: FormData, intent: Intent) {
  const { profile: answered, errors } = await readAnswers(form, language);
  const [known, reader] = await Promise.all([
    intent === "profile" ? findStudentProfile(actor) : null,
    readReader(actor, language),
  ]);
  const profile = { ...known, ...answered };
  const given = givenAnswers(form, shortQuestions);
  const isEmpty = isEmptyProfile(profile);
  const isWrong = isEmpty || Object.keys(errors).length > 0;
  const result = isWrong ? null : await listFitting(profile, shownOf(form), language);
  return { given, errors, intent, reader, isEmpty, isMore: !isWrong && form.has("more"), result };
}

const check = (intent: Intent) =>
  button({
    run: (press, _value, form) => judge(press, form, intent),
    next: (_press, shown) => ({ show: shown, status: shown.result ? 200 : 422 }),
  });

/** Judges and forgets: a visitor's answers, or the profile of the student who asks. */
export const eligibilityActions = defineActions(
  { answers: check("answers"), profile: check("profile") },
  { only: "answers", maxBytes: 32 * 1024, fieldsOnly: true },
);
