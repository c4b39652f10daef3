/**
 * From document to document without a line of script (L52). It stands in each document itself: a page whose stylesheet
 * is still on its way would take the wish back in the middle of the change.
 */
export const softPages =
  "@media screen and (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";
