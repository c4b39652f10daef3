import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import type { Language } from "#app/core/words/i18n.ts";
import type { CheckAnswer } from "../../eligibility/check-answer.ts";
import { isEmptyProfile } from "../../eligibility/eligibility-answers.ts";
import { givenAnswers } from "../../eligibility/eligibility-question.ts";
import { findStudentProfile } from "../facts/find-student-profile.server.ts";
import { getScholarship } from "../get-scholarship.server.ts";
import { judgementInWords } from "../matching/eligibility-words.server.ts";
import { readAnswers } from "../matching/read-answers.server.ts";
import { readReader } from "./read-reader.server.ts";

const MOST_ANSWERS = 60;

/**
 * One scholarship for one reader: the verdict by her profile and by what she answers here, which is judged and
 * forgotten, and what she has done about it. A field `look` only looks; anything else is an answer that may be wrong.
 */
export async function lookForReader(
  actor: Actor,
  slug: string,
  form: FormData,
  language: Language,
): Promise<CheckAnswer> {
  const isLook = form.has("look");
  const [{ profile: answered, errors }, known, reader] = await Promise.all([
    readAnswers(form, language),
    findStudentProfile(actor),
    readReader(actor, language),
  ]);
  const profile = { ...known, ...answered };
  const isEmpty = isEmptyProfile(profile);
  const { judgement } = await getScholarship(visitor, slug, isEmpty ? {} : { profile });
  const names = [...form.keys()].filter((name) => name !== "look").slice(0, MOST_ANSWERS);
  const isWrong = !isLook && Object.keys(errors).length > 0;
  return {
    given: givenAnswers(form, names),
    errors: isLook ? {} : errors,
    judgement: isWrong || !judgement ? null : judgementInWords(judgement, language),
    isEmpty: isEmpty && !isLook,
    reader,
  };
}
