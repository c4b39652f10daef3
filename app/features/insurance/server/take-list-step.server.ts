import { badRequest } from "#app/core/errors.ts";
import { type FormReply, readFormData } from "#app/core/form.ts";
import type { Actor } from "#app/core/permissions.ts";
import { afterStep } from "../section-address.ts";
import { changeDeleted, type ItemKind } from "./change-deleted.server.ts";

const largestForm = 64 * 1024;

/**
 * What a list of things that are kept can do: add one, delete one, take that back. Gives the address to go to,
 * or what the form of `add` has to say.
 */
export async function takeListStep(
  actor: Actor,
  { request, url }: { readonly request: Request; readonly url: URL },
  kind: ItemKind,
  add: (fields: FormData) => Promise<FormReply | string>,
): Promise<{ readonly to: string } | { readonly reply: FormReply }> {
  const fields = await readFormData(request, largestForm);
  const id = String(fields.get("id") ?? "");
  switch (fields.get("intent")) {
    case "add": {
      const answer = await add(fields);
      return typeof answer === "string" ? { to: answer } : { reply: answer };
    }
    case "delete":
      await changeDeleted(actor, kind, id, "delete");
      return { to: afterStep(url, { done: "deleted", undo: id }) };
    case "restore":
      await changeDeleted(actor, kind, id, "restore");
      return { to: afterStep(url, { done: "restored" }) };
    default:
      throw badRequest("There is no such button.");
  }
}
