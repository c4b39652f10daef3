import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import type { EditorValues } from "../forms/scholarship-values.ts";

type Shown = { readonly values: EditorValues };

/** What the editor shows: what was typed and is wrong, else what is known. */
export function editorAnswer(answer: FormAnswer<Shown> | undefined, known: EditorValues) {
  const said = Object.entries(answer?.errors ?? {}).map(([name, [first = ""]]) => [name || "form", first]);
  const errors: Record<string, string> = Object.fromEntries(said);
  return { values: answer?.shown?.values ?? answer?.typed ?? known, errors, answer };
}
