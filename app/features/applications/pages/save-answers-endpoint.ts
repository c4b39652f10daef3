import { data } from "react-router";
import { z } from "zod";
import { badRequest, methodNotAllowed } from "#app/core/requests/errors.ts";
import { readJson } from "#app/core/requests/read-json.server.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { openDraft } from "../server/drafts/open-draft.server.ts";
import { saveAnswers } from "../server/drafts/save-answers.server.ts";
import type { Route } from "./+types/save-answers-endpoint";

const bodySchema = z.object({
  application: z.string().max(40),
  scholarship: z
    .string()
    .regex(/^[a-z0-9-]{0,120}$/)
    .default(""),
  student: z.string().max(40).default(""),
  /** Left out by a page that is being left: where one goes is not for it to say. */
  step: z.int().min(1).max(5).optional(),
  heardAt: z.number(),
  fields: z.record(
    z.string().max(80),
    z.object({ value: z.string().max(4000), agoMs: z.number().min(0).max(1e12) }),
  ),
});

export function loader() {
  throw methodNotAllowed(["POST"]);
}

/** Saves while somebody types, and says what another device changed meanwhile. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const body = bodySchema.safeParse(await readJson(request, 256 * 1024));
  if (!body.success) throw badRequest();
  const { application, scholarship, student, step, ...answers } = body.data;
  const { id, number } = await openDraft(actor, { number: application, slug: scholarship || null, student });
  const saved = await saveAnswers(actor, id, { ...answers, ...(step && { step }) });
  return data({ number, ...saved });
}
