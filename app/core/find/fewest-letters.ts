/** Of a name that is looked for: fewer letters fit half of everybody. */
export const fewestLetters = 3;
