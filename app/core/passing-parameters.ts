/** The row whose facts stand beside the list. */
export const OPEN_PARAMETER = "beside";
/** The row that a page begins with, as somebody asked for it. */
export const ROW_PARAMETER = "row";
/** What was done with a view, said once. */
export const KEPT_PARAMETER = "kept";

/** What a press led to: said once, and not again on the next page. */
export const saidOnce: readonly string[] = ["done", "undo", "say", "saved", KEPT_PARAMETER];

/** Where somebody is in a list and what was said there: another page or another size of page begins without them. */
export const ofOnePage: readonly string[] = ["cursor", "at", ROW_PARAMETER, OPEN_PARAMETER, ...saidOnce];
