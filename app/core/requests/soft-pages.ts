/**
 * From document to document without a line of script (L52). It stands in each document itself: a page whose stylesheet
 * is still on its way would take the wish back in the middle of the change. Not on a phone: before it goes, the old page
 * is drawn once more for its picture, a fifth of a second of a slow phone between the press and the next page.
 */
export const softPages =
  "@media screen and (min-width:48em) and (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";
