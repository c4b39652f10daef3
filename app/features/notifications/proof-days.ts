/** So long a message waits for its address to say that it is theirs, and so long the letter's button works. */
export const proofDays = 7;
