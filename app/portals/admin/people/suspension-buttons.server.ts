import { button } from "#app/core/forms/actions.server.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { restoreSchema, suspendPartnerSchema } from "#app/features/identity/suspension/suspension-forms.ts";
import type { SuspensionReason } from "#app/features/identity/suspension/suspension-reasons.ts";

interface Verbs {
  suspend(actor: Actor, id: string, given: { reason: SuspensionReason; note: string }): Promise<void>;
  restore(actor: Actor, id: string, given: { note: string }): Promise<void>;
}

/** The same two buttons over an institute and over an organisation. */
export function suspensionButtons(verbs: Verbs, path: string, param: string) {
  return {
    suspend: button({
      schema: suspendPartnerSchema,
      run: (press, value) => verbs.suspend(press.actor, press.param(param), value),
      next: (press) => ({ to: `${path}/${press.param(param)}`, say: "suspended" }),
    }),
    restore: button({
      schema: restoreSchema,
      run: (press, value) => verbs.restore(press.actor, press.param(param), value),
      next: (press) => ({ to: `${path}/${press.param(param)}`, say: "restored" }),
    }),
  };
}
