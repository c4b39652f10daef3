import { data } from "react-router";
import { z } from "zod";
import { badRequest, methodNotAllowed } from "#app/core/requests/errors.ts";
import { readJson } from "#app/core/requests/read-json.server.ts";
import { clientAddressContext, getActor } from "#app/core/requests/request-context.ts";
import { savePartnership } from "../server/partnerships/save-partnership.server.ts";
import type { Route } from "./+types/save-partnership-endpoint";

const bodySchema = z.object({
  draft: z.string().max(120).nullable(),
  step: z.int().min(1).max(4),
  fields: z.record(z.string().max(60), z.string().max(8000)),
});

export function loader() {
  throw methodNotAllowed(["POST"]);
}

/** Saves while somebody types. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const body = bodySchema.safeParse(await readJson(request));
  if (!body.success) throw badRequest();
  const { draft, ...typed } = body.data;
  const { key, savedAt } = await savePartnership(actor, {
    key: draft,
    ...typed,
    address: context.get(clientAddressContext),
  });
  return data({ key, savedAt: savedAt.toISOString() });
}
