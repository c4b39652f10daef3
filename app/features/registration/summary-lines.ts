import { type SummaryLine, summaryLine } from "#app/core/forms/summary-line.ts";
import type { FieldErrors } from "#app/core/requests/errors.ts";
import { type FileField, fieldOrder, fileFieldNames } from "./registration-fields.ts";

/** What has to be corrected, in the order of the form. What is said of a file is said of any file: it is named (P25). */
export function summaryLines(errors: FieldErrors, nameOf: (file: FileField) => string): SummaryLine[] {
  const isFile = (name: string): name is FileField => fileFieldNames.some((file) => file === name);
  return fieldOrder.flatMap((name) =>
    (errors[name] ?? []).map((message) =>
      name ? summaryLine(`otr-${name}`, message, isFile(name) ? nameOf(name) : undefined) : { message },
    ),
  );
}
