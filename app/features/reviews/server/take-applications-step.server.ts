import { badRequest, isProblem } from "#app/core/errors.ts";
import { type FormReply, parseForm, readFormData } from "#app/core/form.ts";
import type { Actor } from "#app/core/permissions.ts";
import { bulkSchema, settleSchema } from "../forms/review-forms.ts";
import { prepareBulk } from "./prepare-bulk.server.ts";
import { settleBulk } from "./settle-bulk.server.ts";

export type ApplicationsStepAnswer =
  | { readonly done: "prepared" | "confirmed" | "cancelled" }
  | { readonly reply: FormReply; readonly problem: string | null };

/** One button of the Applications tab: prepare a decision about many, confirm or cancel one. */
export async function takeApplicationsStep(
  actor: Actor,
  source: Request | FormData,
): Promise<ApplicationsStepAnswer> {
  const fields = source instanceof Request ? await readFormData(source, 64 * 1024) : source;
  const intent = String(fields.get("intent") ?? "");
  if (intent === "confirm_bulk" || intent === "cancel_bulk") {
    const { value, reply } = await parseForm(fields, settleSchema);
    if (!value) throw badRequest();
    try {
      await settleBulk(actor, value.bulkId, intent === "confirm_bulk" ? "confirm" : "cancel");
    } catch (error) {
      if (!isProblem(error) || error.status === 404) throw error;
      return { reply: reply(), problem: error.detail ?? error.title };
    }
    return { done: intent === "confirm_bulk" ? "confirmed" : "cancelled" };
  }
  if (intent !== "prepare_bulk") throw badRequest("There is no such button.");
  const { value, reply } = await parseForm(fields, bulkSchema);
  if (!value) return { reply: reply(), problem: null };
  try {
    await prepareBulk(actor, value);
  } catch (error) {
    if (!isProblem(error) || !error.fieldErrors) throw error;
    return { reply: reply({ fieldErrors: error.fieldErrors }), problem: null };
  }
  return { done: "prepared" };
}
