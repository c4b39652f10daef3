import { formatDateTime } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { maskPhone } from "#app/core/secrets/mask.ts";
import { recoveryNumber } from "../recovery-number.ts";
import { recoveryPermissions } from "../recovery-permissions.ts";
import type { OwnRecovery } from "../recovery-view.ts";
import { recoveryRow } from "./recovery-row.server.ts";

/** A request by its link: where it stands, and nothing of what was typed. */
export async function readRecovery(actor: Actor, key: string): Promise<OwnRecovery> {
  const row = await recoveryRow.reach("own", key);
  recoveryPermissions.assertCan(actor, "recovery.edit", { holdsLink: true });
  return {
    key,
    number: recoveryNumber(row),
    phone: maskPhone(recoveryRow.phoneOf(row)),
    status: row.status,
    opensAt:
      row.status === "waiting" && row.takesEffectAt
        ? formatDateTime(row.takesEffectAt, actor.language)
        : null,
  };
}
