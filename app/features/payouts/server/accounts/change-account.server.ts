import { and, desc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid } from "#app/core/requests/errors.ts";
import { encryptField } from "#app/core/secrets/crypto.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { accountChange } from "#app/db/schema/awards.ts";
import { document } from "#app/db/schema/documents.ts";
import { lockApplication } from "#app/features/applications/server/lists/application-row.server.ts";
import { tellStudent } from "#app/features/applications/server/tell-student.server.ts";
import { accountChangeMachine } from "#app/features/awards/award-status.ts";
import { changeAward } from "#app/features/awards/server/change-award.server.ts";
import {
  type SentFile,
  storeSentFile,
} from "#app/features/documents/server/uploads/store-sent-file.server.ts";
import { ownPhoneCode } from "#app/features/identity/server/otp/own-phone-code.server.ts";
import { tellDesk } from "#app/features/notifications/server/tell-desk.server.ts";
import { compareNames } from "#app/features/registration/name-likeness.ts";
import type { PayoutAccount } from "../../forms/student-award.ts";
import { payoutPermissions } from "../../payout-permissions.ts";
import { getOwnAward } from "../awards/get-own-award.server.ts";
import { takeAccount } from "./take-account.server.ts";

/** A passbook that came with a mistyped code need not be sent again for so long. */
const PASSBOOK_KEPT_MS = 60 * 60_000;

/**
 * S24: another account for an award, proved by a code to the student's phone and a passbook. In the student's own
 * name it is taken at once; any other name waits for the desk. Either way the student hears of it on every channel.
 */
export async function changeAccount(
  actor: Actor,
  awardId: string,
  input: PayoutAccount & { readonly passbook: Pick<SentFile, "file" | "refusal">; readonly address: string },
): Promise<"taken" | "waiting"> {
  const own = await getOwnAward(actor, awardId);
  if (!own.canChangeAccount) throw conflict("The account of this award is settled.", "wrong_state");
  const passbookId = await keepPassbook(actor, own.studentId, input.passbook);
  await ownPhoneCode.spend(actor, "account", input.otp, input.address);
  const isOwnName = compareNames(own.applicant, input.holder) === "same";
  await inTransaction(async (tx) => {
    const { row: of } = await lockApplication(tx, own.applicationId);
    await changeAward.lock(tx, awardId);
    const id = newId();
    const at = (column: string) => ({ table: "account_change", column, rowId: id });
    const lastFour = input.account.slice(-4);
    const written = await tx
      .insert(accountChange)
      .values({
        id,
        awardId,
        accountEncrypted: encryptField(input.account, at("account_encrypted")),
        accountLastFour: lastFour,
        ifsc: input.ifsc,
        holderEncrypted: encryptField(input.holder, at("holder_encrypted")),
        passbookId,
        status: accountChangeMachine.initial,
        createdAt: now(),
      })
      .onConflictDoNothing()
      .returning({ id: accountChange.id });
    // Pressed twice: the first one waits already.
    if (written.length === 0) return;
    await writeAudit(tx, {
      chain: `award:${awardId}`,
      actor,
      event: "award.account_asked",
      subject: `account_change:${id}`,
      to: accountChangeMachine.initial,
      details: { lastFour, passbookId, isOwnName },
    });
    if (isOwnName) return takeAccount(tx, actor, id, { by: "name" });
    await tellStudent(tx, of, "accountLooked", `account-change:${id}`, { lastFour }, `/payouts/${awardId}`);
    await tellDesk(tx, payoutPermissions.right("payout.pay"), {
      type: "warning",
      dedupeKey: `account-change:${id}`,
      title: "A new bank account in another name",
      message: `Application ${own.number}: look at the passbook, then take or refuse the account.`,
      link: "/admin/payouts/accounts?status=waiting",
    });
  });
  return isOwnName ? "taken" : "waiting";
}

async function keepPassbook(
  actor: Actor,
  studentId: string,
  sent: Pick<SentFile, "file" | "refusal">,
): Promise<string> {
  const owner = { kind: "student", id: studentId } as const;
  const stored = await storeSentFile(actor, owner, "account_passbook", {
    field: "passbook",
    language: actor.language,
    ...sent,
  });
  if (stored) return stored;
  const [recent] = await database()
    .select({ id: document.id })
    .from(document)
    .where(
      and(
        eq(document.ownerKind, "student"),
        eq(document.ownerId, studentId),
        eq(document.kind, "account_passbook"),
        isNotNull(document.storedAt),
        isNull(document.deletedAt),
        gt(document.createdAt, new Date(now().getTime() - PASSBOOK_KEPT_MS)),
      ),
    )
    .orderBy(desc(document.createdAt))
    .limit(1);
  if (!recent) throw invalid({ passbook: ["passbook"] });
  return recent.id;
}
