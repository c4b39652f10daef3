import { z } from "zod";
import { readContent } from "#app/db/read-content.server.ts";

const text = z.string().min(1);
/** Telugu, Hindi. */
const wordsShape = z.record(z.string(), z.tuple([text, text]));

/** Words of the catalogue in the other languages, by the English ones. */
export const keptWords = {
  /** Amounts that are no figure in rupees. */
  amounts: readContent("scholarships/amount-words.json", wordsShape),
  /** The papers that scholarships ask for, by their name in small letters. */
  papers: readContent("scholarships/paper-names.json", wordsShape),
};
