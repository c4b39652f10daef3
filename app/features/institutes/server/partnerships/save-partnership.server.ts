import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { hasForbiddenCharacters } from "#app/core/forms/forbidden-characters.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { partnershipRequest } from "#app/db/schema/institutes.ts";
import { throttle } from "#app/features/identity/server/otp/throttle.server.ts";
import { isPartnershipField, partnershipStep } from "../../forms/partnership-steps.ts";
import { partnershipPermissions } from "../../partnership-permissions.ts";
import { partnershipMachine } from "../../partnership-status.ts";
import { partnershipAnswers } from "./partnership-answers.server.ts";
import { partnershipLink } from "./partnership-link.server.ts";
import { partnershipRow } from "./partnership-row.server.ts";

export interface TypedPartnership {
  /** The key of its link; null begins a new draft. */
  readonly key: string | null;
  /** What was typed, right or wrong: what has to be mended is said before Submit, not while typing. */
  readonly fields: Readonly<Record<string, string>>;
  readonly step: number;
  /** Whose network address begins the draft, for the limit. */
  readonly address: string;
}

const LONGEST = 4000;

/** Keeps what was typed under an unguessable key. Nobody needs an account for it. */
export async function savePartnership(
  actor: Actor,
  typed: TypedPartnership,
): Promise<{ id: string; key: string; savedAt: Date }> {
  const fields = clean(typed.fields);
  const savedAt = now();
  const step = partnershipStep(typed.step);
  if (typed.key === null) {
    partnershipPermissions.assertCan(actor, "partnership.start");
    await throttle.take([{ name: "partnership-draft-address", who: typed.address }]);
    const id = newId();
    await inTransaction((tx) =>
      tx.insert(partnershipRequest).values({
        id,
        status: partnershipMachine.initial as "draft",
        answersEncrypted: partnershipAnswers.seal(id, fields),
        step,
        createdAt: savedAt,
        savedAt,
      }),
    );
    return { id, key: partnershipLink.keyOf(id), savedAt };
  }
  const { id } = await partnershipRow.reach(typed.key);
  partnershipPermissions.assertCan(actor, "partnership.edit", { holdsLink: true });
  await inTransaction(async (tx) => {
    const row = await partnershipRow.lock(tx, id);
    if (row.status !== "draft") {
      throw conflict("This application has been sent already, so it cannot be changed here.", "wrong_state");
    }
    const answers = { ...partnershipAnswers.open(row), ...fields };
    await tx
      .update(partnershipRequest)
      .set({ answersEncrypted: partnershipAnswers.seal(id, answers), step, savedAt })
      .where(eq(partnershipRequest.id, id));
  });
  return { id, key: typed.key, savedAt };
}

/** T15: what no form asks is dropped; T19: so is text with control or bidi characters. Agreements are not kept. */
function clean(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, value]) => isPartnershipField(name) && isText(value))
      .map(([name, value]) => [name, value.normalize("NFC").trim().slice(0, LONGEST)]),
  );
}

function isText(value: unknown): value is string {
  return typeof value === "string" && !hasForbiddenCharacters(value);
}
