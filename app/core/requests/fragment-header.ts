/** Asks for the parts of a page that are made for one reader: head and foot of the page stay out (app/still/fragments.ts). */
export const fragmentHeader = "X-Fragments";
