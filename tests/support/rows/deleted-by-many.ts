import { expect } from "vitest";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { fraudAlert, fraudAlertClaim } from "#app/db/schema/insurance-fraud.ts";
import type { Pusher } from "../every-button.ts";

/** D31: deleted by many and brought back by Undo, each by its own rules, each told by its name. */
export const deletedByMany = (
  admin: () => Actor,
  make: () => Promise<string>,
  gone: (id: string) => Promise<Date | null | undefined>,
  after: () => void = () => undefined,
) => ({
  async delete_many(press: Pusher) {
    const [one, other] = [await make(), await make()];
    const ids = [one, other];
    await expect(press(admin(), { ids, reason: "" })).resolves.toMatchObject({ status: 422 });
    const finance = { ...admin(), staffRoles: ["finance" as const] };
    await expect(press(finance, { ids, reason: "Entered twice." })).resolves.toMatchObject({ status: 403 });
    await expect(press(admin(), { ids: [...ids, newId()], reason: "Entered twice." })).resolves.toMatchObject(
      {
        answer: {
          shown: {
            did: {
              done: [
                { id: one, name: expect.any(String) },
                { id: other, name: expect.any(String) },
              ],
              refused: [{ name: "What was ticked", why: expect.any(String) }],
              undo: { intent: "restore_many", ids },
            },
          },
        },
      },
    );
    expect(await gone(one)).toBeInstanceOf(Date);
    expect(await gone(other)).toBeInstanceOf(Date);
    after();
  },
  async restore_many(press: Pusher) {
    const id = await make();
    const finance = { ...admin(), staffRoles: ["finance" as const] };
    await expect(press(finance, { ids: [id] })).resolves.toMatchObject({ status: 403 });
    await expect(press(admin(), { ids: [id] })).resolves.toMatchObject({ status: 200 });
    expect(await gone(id)).toBeNull();
  },
});

/** What holds the approval of a claim. */
export async function openAlertOn(claimId: string, at: Date): Promise<void> {
  const alertId = newId();
  await database().insert(fraudAlert).values({
    id: alertId,
    rule: "impossible_dates",
    severity: "critical",
    status: "open",
    summary: "Claimed before the treatment took place.",
    evidence: [],
    fingerprint: alertId,
    detectedAt: at,
    revision: 1,
  });
  await database().insert(fraudAlertClaim).values({ alertId, claimId });
}
