import { button, type Press } from "#app/core/forms/actions.server.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { FieldErrors, ProblemError } from "#app/core/requests/errors.ts";
import { findGuardianConsent } from "#app/features/identity/server/consents/find-guardian-consent.server.ts";
import type { StepShown } from "../../registration-step.ts";
import { adviseRegistration } from "../advise-registration.server.ts";
import { findRegistration } from "../find-registration.server.ts";
import { ownStudentId } from "../registration-row.server.ts";
import { readStep, type Step } from "./read-step.server.ts";

/** What is said where the page stays. */
export interface Told {
  readonly shown?: Partial<StepShown>;
  readonly errors?: FieldErrors;
  readonly status?: number;
}

interface StepParts {
  run(press: Press, step: Step): Promise<Told | { readonly to: string }>;
  /** What a refusal says where that is not a banner over the form. */
  refused?(press: Press, problem: ProblemError): Told | undefined;
}

/** A button of a verified student's form: whatever it comes to, the answer shows what is kept now. */
export function stepButton({ run, refused }: StepParts) {
  return button({
    // Her card's name, birth day and home.
    secret: ["aadhaarQrText"],
    async run(press, _value, form) {
      const outcome = await run(press, readStep(press, form));
      return "to" in outcome ? outcome : tell(press.actor, outcome);
    },
    next: (_press, where) => where,
    async refused(press, problem) {
      if (problem.status >= 500) return undefined;
      return tell(press.actor, refused?.(press, problem) ?? bannerOf(problem));
    },
  });
}

async function tell(actor: Actor, { shown, ...said }: Told) {
  const given = await findGuardianConsent(ownStudentId(actor));
  const view = await findRegistration(actor);
  const show: Partial<StepShown> = {
    view,
    advice: view && (await adviseRegistration(view.answers)),
    guardian: given ? { kind: "given", name: given.guardianName } : { kind: "none" },
    ...shown,
  };
  return { ...said, show };
}

function bannerOf({ status, fieldErrors = {} }: ProblemError): Told {
  if (status === 429) return { errors: fieldErrors, shown: { banner: "too_many" } };
  const isAtFields = Object.keys(fieldErrors).length > 0;
  return { errors: fieldErrors, shown: { banner: isAtFields ? null : "submit_refused" } };
}
