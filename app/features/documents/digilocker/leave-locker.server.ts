import { locker } from "#app/adapters/locker/locker.server.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { takeOpenPass, travellerOf } from "./locker-pass.server.ts";
import { safeBack } from "./locker-view.ts";

/** She wants none of them: the token goes back, and she to where she came from. */
export async function leaveLocker(actor: Actor): Promise<string> {
  const pass = await takeOpenPass(travellerOf(actor));
  if (pass)
    await locker()
      ?.revoke(pass.token)
      .catch(() => undefined);
  return safeBack(pass?.backTo ?? null);
}
