import type { Press } from "#app/core/forms/actions.server.ts";
import type { RefusalCode } from "#app/features/documents/messages/upload-messages.ts";
import {
  draftFields,
  type FileField,
  fileFieldNames,
  guardianFields,
  secretFields,
} from "../../registration-fields.ts";
import type { SentFiles } from "../papers/keep-registration-files.server.ts";
import { ownStudentId } from "../registration-row.server.ts";

/** A post of a verified student's form. */
export interface Step {
  readonly studentId: string;
  /** The fields that came; one that stands there unticked is empty, one that did not come is left out. */
  readonly answers: Readonly<Record<string, string>>;
  readonly sent: SentFiles;
  readonly form: FormData;
}

const fields = [
  ...draftFields,
  ...guardianFields,
  "agreeTerms",
  "matchingConsent",
  "guardianOtp",
  "risksSeen",
  ...secretFields,
];

export function readStep({ actor, refusals = {} }: Press, form: FormData): Step {
  const ticks = form.getAll("ticks");
  const answers = fields.flatMap((name) => {
    const value = form.get(name);
    // A box that was there and is not ticked says so by being left out.
    if (value === null && ticks.includes(name)) return [[name, ""]];
    return typeof value === "string" ? [[name, value.slice(0, 1000)]] : [];
  });
  const files: { [field in FileField]?: File } = {};
  for (const field of fileFieldNames) {
    const value = form.get(field);
    if (value instanceof File) files[field] = value;
  }
  return {
    studentId: ownStudentId(actor),
    answers: Object.fromEntries(answers),
    sent: { files, refusals: refusals as Record<string, RefusalCode> },
    form,
  };
}
