import type { Actor } from "#app/core/portals/permissions.ts";
import type { EligibilityQuestion, GivenAnswers } from "../../eligibility/eligibility-question.ts";
import { givenOfProfile, type OwnFactGroup, ownFactGroups } from "../../eligibility/own-facts.ts";
import { optionMessages } from "../../messages/options.messages.server.ts";
import { composeQuestions } from "../matching/compose-questions.server.ts";
import { findStudentProfile } from "./find-student-profile.server.ts";
import { hasRegistered } from "./has-registered.server.ts";
import { requireStudent } from "./require-student.server.ts";

export interface OwnFactsView {
  readonly groups: readonly { readonly name: OwnFactGroup; readonly questions: EligibilityQuestion[] }[];
  readonly given: GivenAnswers;
}

/** The questions with why each is asked, and what was answered; what a registration knows is not asked again. */
export async function readOwnFacts(actor: Actor): Promise<OwnFactsView> {
  const studentId = requireStudent(actor);
  const isRegistered = await hasRegistered(studentId);
  const words = optionMessages[actor.language];
  const profile = (await findStudentProfile(actor)) ?? {};
  const names = (Object.keys(ownFactGroups) as OwnFactGroup[]).filter(
    (group) => group !== "unregistered" || !isRegistered,
  );
  return {
    groups: names.map((name) => ({
      name,
      questions: composeQuestions(ownFactGroups[name], actor.language)
        .map((question) => ofCertificate(question, words))
        .map((question) => ({
          ...question,
          hint: (words.why as Readonly<Record<string, string>>)[question.name] ?? question.hint,
        })),
    })),
    given: givenOfProfile(profile),
  };
}

/** Here the disability is asked by its percent, not by yes or no. */
function ofCertificate(
  question: EligibilityQuestion,
  words: { disabilityPercentOwn: string },
): EligibilityQuestion {
  if (question.name !== "disabilityPercent") return question;
  return { name: question.name, kind: "number", label: words.disabilityPercentOwn };
}
