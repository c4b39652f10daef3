import { and, asc, eq, gt } from "drizzle-orm";
import { formatDateTime, now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { throttleWindow } from "#app/db/schema/throttle-windows.ts";
import { type ThrottleName, throttleLimits } from "../../rules/throttle-limits.ts";
import { securityPermissions } from "../../security-permissions.ts";
import type { Contact } from "../../staff/security-forms.ts";
import type { LockOutView } from "../../staff/security-views.ts";
import { hashContact } from "../contacts/hash-contact.server.ts";

/** The counts that are about one phone or one e-mail address, as the desk reads them. */
const labels: Partial<Record<ThrottleName, string>> = {
  "otp-send-caller": "Codes sent, asked for from one place, in a quarter of an hour",
  "otp-send-caller-day": "Codes sent, asked for from one place, in a day",
  "otp-send-device": "Codes sent, asked for by a known browser, in a quarter of an hour",
  "otp-send-device-day": "Codes sent, asked for by a known browser, in a day",
  "otp-send-phone": "Codes sent to this phone in a day (spaces them, keeps nobody out)",
  "otp-wrong-caller": "Wrong codes typed at one place in five minutes",
  "otp-wrong-caller-day": "Wrong codes typed at one place in a day",
  "otp-wrong-device": "Wrong codes typed in a known browser in five minutes",
  "password-wrong-caller": "Wrong passwords typed at one place in a quarter of an hour",
  "password-wrong-account": "Wrong passwords of strangers in an hour",
  "password-wrong-device": "Wrong passwords typed in a known browser in a quarter of an hour",
  "second-factor-wrong": "Wrong second steps in a quarter of an hour",
  "password-reset-caller": "New-password links asked for from one place in an hour",
  "password-reset-account": "New-password links mailed in an hour",
};

/** What is counted about a phone or an e-mail address now, and whether it keeps anybody out. */
export async function findLockOuts(actor: Actor, { kind, value }: Contact): Promise<LockOutView[]> {
  securityPermissions.assertCan(actor, "security.see_lock_outs");
  const rows = await database()
    .select()
    .from(throttleWindow)
    .where(
      and(
        eq(throttleWindow.about, hashContact(kind, value)),
        gt(throttleWindow.endsAt, now()),
        gt(throttleWindow.hits, 0),
      ),
    )
    .orderBy(asc(throttleWindow.key));
  return rows.map(({ key, hits, endsAt }) => {
    const name = key.split(":")[0] as ThrottleName;
    const most = Object.hasOwn(throttleLimits, name) ? throttleLimits[name].hits : hits;
    const label = labels[name] ?? name;
    return { key, name, label, hits, most, isFull: hits >= most, until: formatDateTime(endsAt) };
  });
}
