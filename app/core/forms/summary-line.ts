export interface SummaryLine {
  /** The id of the control; without it the line is about the whole form. */
  readonly fieldId?: string;
  readonly message: string;
}

/** One line of an error summary. A sentence that is said of any field ("Please fill in this field.") names it (P25). */
export function summaryLine(fieldId: string, message: string, name?: string): SummaryLine {
  return { fieldId, message: name ? `${name}: ${message}` : message };
}
