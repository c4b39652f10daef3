import { z } from "zod";
import { plainText } from "../words/plain-text.ts";
import { fewestLetters } from "./fewest-letters.ts";

const tooShort = "Type at least three letters, or a whole number.";

/** What a desk looks for. Posted, not in the address: a name or a phone number must not stand in logs and histories. */
export const findSchema = z.object({
  q: plainText({ max: 120, min: fewestLetters, required: tooShort, tooShort }),
});
