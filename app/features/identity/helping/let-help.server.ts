import { and, eq, gt } from "drizzle-orm";
import { addHours, formatDate, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid, unauthenticated } from "#app/core/requests/errors.ts";
import { env } from "#app/core/settings/env.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { studentHelper } from "#app/db/schema/student-helpers.ts";
import { student } from "#app/db/schema/students.ts";
import { accountPermissions } from "../account-permissions.ts";
import { helpingEn } from "../messages/helping.en.ts";
import { findContact } from "../server/contacts/find-contact.server.ts";
import { outgoingMessages } from "../server/contacts/outgoing-messages.server.ts";
import { ownPhoneCode } from "../server/otp/own-phone-code.server.ts";
import { helpEnds } from "./help-ends.ts";
import { helperRow } from "./helper-row.server.ts";
import { type HelperDetails, mostHelpers, mostNewHelpersInADay } from "./helping-schema.ts";

type LetHelp = HelperDetails & { readonly otp: string };

/** S31c: by the code on her own phone she lets somebody fill her forms, until a day. The same number again moves the day. */
export async function letHelp(actor: Actor, details: LetHelp, address: string): Promise<void> {
  const { userId, studentId } = actor;
  if (!userId || !studentId) throw unauthenticated();
  accountPermissions.assertCan(actor, "account.let_help", { userId });
  if ((await findContact(userId, "phone")) === details.phone) {
    throw invalid({ phone: [helpingEn.errors.ownPhone] });
  }
  if (!(await ownPhoneCode.isRight(actor, "let_help", details.otp, address))) {
    throw invalid({ otp: [helpingEn.errors.otp] });
  }
  await inTransaction(async (tx) => {
    // Two presses at once wait for each other.
    const [her] = await tx.select().from(student).where(eq(student.id, studentId)).for("update");
    const rows = await tx
      .select()
      .from(studentHelper)
      .where(and(eq(studentHelper.studentId, studentId), gt(studentHelper.letAt, addHours(now(), -61 * 24))));
    const live = rows.filter(({ endedAt, endsAt }) => endedAt === null && endsAt > now());
    const { phoneHash } = helperRow.seal(studentId, details);
    const same = live.find((row) => row.phoneHash === phoneHash);
    const endsAt = helpEnds(details.days);
    const id = same?.id ?? newId();
    if (same) {
      await tx
        .update(studentHelper)
        .set({ ...helperRow.seal(id, details), kind: details.kind, endsAt })
        .where(eq(studentHelper.id, id));
    } else {
      const today = rows.filter(({ letAt }) => letAt > addHours(now(), -24)).length;
      if (live.length >= mostHelpers || today >= mostNewHelpersInADay) {
        throw invalid({ "": [helpingEn.errors.many] });
      }
      await tx.insert(studentHelper).values({
        id,
        studentId,
        userId,
        ...helperRow.seal(id, details),
        kind: details.kind,
        language: actor.language,
        letAt: now(),
        endsAt,
      });
    }
    await outgoingMessages.queue(tx, {
      key: `helper-begins:${id}:${endsAt.getTime()}`,
      to: { phone: details.phone },
      template: "helper-begins",
      values: {
        student: her?.givenName ?? her?.name ?? "",
        date: formatDate(endsAt, actor.language),
        site: new URL(env().PUBLIC_URL).host,
      },
      language: actor.language,
    });
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor,
      event: same ? "helper.changed" : "helper.let",
      subject: `student_helper:${id}`,
      details: { studentId, kind: details.kind, until: endsAt.toISOString() },
    });
  });
}
