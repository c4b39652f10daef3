import { newId } from "../id.ts";

/** A hidden field that makes a repeated submit the same submit (T38). Apart from form.ts, which weighs Zod. */
export const formKeyField = "formKey";

export function newFormKey(): string {
  return newId();
}
