import { env } from "#app/core/settings/env.server.ts";
import type { Workshop } from "../../data/career.ts";

/** I21: the demo's workshops are half full; a real site's begin empty. */
export function takenBefore({ baseRegistered }: Workshop): number {
  return env().isDemo ? baseRegistered : 0;
}
