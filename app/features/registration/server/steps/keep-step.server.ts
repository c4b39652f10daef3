import type { Actor } from "#app/core/portals/permissions.ts";
import type { FieldErrors } from "#app/core/requests/errors.ts";
import { keepRegistrationFiles } from "../papers/keep-registration-files.server.ts";
import { saveRegistration } from "../save-registration.server.ts";
import type { Step } from "./read-step.server.ts";

/** Whatever the button was, what came with it is kept first; a refused file is told at its field. */
export async function keepStep(actor: Actor, { answers, sent }: Step): Promise<FieldErrors> {
  const errors = await keepRegistrationFiles(actor, sent);
  await saveRegistration(actor, answers);
  return errors;
}
