import { perProcess } from "#app/core/settings/per-process.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import type { ConsentPurpose } from "../../rules/consent-purposes.ts";

/** What a room does when a student agrees or no longer agrees, in the transaction that records it (T34). */
export interface ConsentFollower {
  given?(tx: Tx, studentId: string): Promise<void>;
  withdrawn?(tx: Tx, studentId: string): Promise<void>;
}

const followers = perProcess("consent-followers", () => new Map<string, ConsentFollower>());

/** Identity stands below the rooms that act on a consent: they register here at start. */
export const consentFollowers = {
  register(room: string, purpose: ConsentPurpose, follower: ConsentFollower): void {
    followers.set(`${purpose}:${room}`, follower);
  },
  async tell(
    tx: Tx,
    moment: "given" | "withdrawn",
    purpose: ConsentPurpose,
    studentId: string,
  ): Promise<void> {
    for (const [key, follower] of followers) {
      if (key.startsWith(`${purpose}:`)) await follower[moment]?.(tx, studentId);
    }
  },
};
