import { printOf, readPrints } from "../../answer-prints.ts";
import { isKeptField } from "../../forms/form-steps.ts";
import type { AnswersToSave } from "./save-answers.server.ts";

interface Sent {
  /** The step that the form was sent from, and the one that is open after it. */
  readonly step: number;
  readonly goesTo: number;
  /** What this browser brought along from before the sign-in. */
  readonly typedBefore: Readonly<Record<string, string>>;
}

/** What was really typed: an answer that still has its print was only carried along. */
export function wizardAnswers(formData: FormData, { step, goesTo, typedBefore }: Sent): AnswersToSave {
  const text = (name: string) => String(formData.get(name) ?? "");
  const prints = readPrints(text("prints"));
  const fields: Record<string, { value: string; agoMs: number }> = {};
  for (const [name, value] of Object.entries(typedBefore)) {
    if (!formData.has(name)) fields[name] = { value, agoMs: 0 };
  }
  for (const name of formData.getAll("ticks")) {
    if (typeof name === "string" && isKeptField(name) && !formData.has(name) && prints.get(name)) {
      fields[name] = { value: "", agoMs: 0 };
    }
  }
  for (const [name, value] of formData) {
    if (typeof value !== "string" || !isKeptField(name)) continue;
    if (prints.get(name) !== printOf(value)) fields[name] = { value, agoMs: 0 };
  }
  return {
    fields,
    heardAt: Number(text("heardAt")) || 0,
    step: goesTo,
    ...(step === 4 && {
      secrets: {
        aadhaarNumber: text("aadhaarNumber"),
        bankAccount: text("bankAccount"),
        confirmBankAccount: text("confirmBankAccount"),
      },
    }),
  };
}
