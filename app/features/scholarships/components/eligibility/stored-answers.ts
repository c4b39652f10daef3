import type { GivenAnswers } from "../../eligibility/eligibility-question.ts";
import { answersKey } from "./answers-here.ts";

export const noAnswers: GivenAnswers = {};

export function readStoredAnswers(): GivenAnswers {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(answersKey) ?? "{}");
    if (typeof kept !== "object" || kept === null || Object.keys(kept).length === 0) return noAnswers;
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === "string"));
  } catch {
    return noAnswers;
  }
}

export function storeAnswers(answers: GivenAnswers): void {
  try {
    sessionStorage.setItem(answersKey, JSON.stringify(answers));
  } catch {
    // Storage is switched off: the answers last until the page is left.
  }
}

export function removeStoredAnswers(): void {
  try {
    sessionStorage.removeItem(answersKey);
  } catch {
    // Nothing was stored.
  }
}
