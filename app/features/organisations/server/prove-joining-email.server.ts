import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { keyedHash, timingSafeEqualText } from "#app/core/secrets/crypto.server.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { joiningRequest } from "#app/db/schema/joining-requests.ts";
import { joiningPermissions } from "../joining-permissions.ts";
import { joiningMachine } from "../joining-status.ts";
import { joiningRow } from "./joining-row.server.ts";

const mostTries = 5;
const usableMs = 15 * 60_000;

/** The code of the mail: five tries in fifteen minutes, then a new one has to be asked for. */
export async function proveJoiningEmail(actor: Actor, key: string, code: string): Promise<void> {
  const { id } = await joiningRow.reach(key);
  joiningPermissions.assertCan(actor, "joining.edit", { holdsLink: true });
  const answer = await inTransaction(async (tx) => {
    const row = await joiningRow.lock(tx, id);
    if (row.status !== "draft") return "right";
    const status = next(joiningMachine, row.status, "prove", actor);
    const isOver = !row.codeSentAt || now().getTime() - row.codeSentAt.getTime() > usableMs;
    if (!row.codeHash || isOver || row.codeTries >= mostTries) return "over";
    const isRight = timingSafeEqualText(row.codeHash, keyedHash("joining-code", `${id}:${code}`));
    await tx
      .update(joiningRequest)
      .set(isRight ? { status, codeHash: null } : { codeTries: row.codeTries + 1 })
      .where(eq(joiningRequest.id, id));
    // A wrong try has to be kept, so it is answered, not thrown.
    if (!isRight) return "wrong";
    await writeAudit(tx, {
      chain: `joining:${id}`,
      actor,
      event: "joining.email_proven",
      from: "draft",
      to: status,
    });
    return "right";
  });
  if (answer === "over") throw invalid({ otp: ["This code no longer works. Ask for a new one below."] });
  if (answer === "wrong") throw invalid({ otp: ["The code is not right."] });
}
