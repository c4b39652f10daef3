import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { visitor } from "#app/core/portals/permissions.ts";
import { invalid, tooManyRequests } from "#app/core/requests/errors.ts";
import { counter } from "#app/core/requests/observing/metrics.server.ts";
import { keyedHash, randomDigits } from "#app/core/secrets/crypto.server.ts";
import { env } from "#app/core/settings/env.server.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { otpCode } from "#app/db/schema/otp-codes.ts";
import { demoOtp } from "../../demo/demo-people.ts";
import { parsePhone } from "../../phone.ts";
import {
  type OtpPurpose,
  otpLength,
  otpLifetimeMs,
  otpTriesOfAll,
  paceAfter,
  resendSeconds,
} from "../../rules/otp-rules.ts";
import { hashContact } from "../contacts/hash-contact.server.ts";
import { outgoingMessages } from "../contacts/outgoing-messages.server.ts";
import { type OtpSendCounts, otpCounts } from "./otp-counts.server.ts";
import { throttle } from "./throttle.server.ts";
import { watchOtpSends } from "./watch-otp-sends.server.ts";

export interface SendOtp {
  /** As it was typed. */
  readonly phone: string;
  readonly purpose: OtpPurpose;
  /** The caller's network address, for the cap (T32). */
  readonly address: string;
  /** The cookie of a browser that signed in before (T49). */
  readonly device?: string | null;
  readonly language: Language;
  /** Whom a guardian agrees for: the SMS names the student. */
  readonly studentName?: string;
  /** What a guardian agrees to, where it is one session. */
  readonly session?: string;
  /** What the SMS of this purpose says besides the code and its minutes. */
  readonly about?: Readonly<Record<string, string>>;
}

export interface OtpSent {
  readonly phone: string;
  readonly resendAfterSeconds: number;
  /** False: one is on its way, so no other was sent. */
  readonly isNew: boolean;
}

const templates = {
  student: "otp-login",
  institute: "otp-login",
  registration: "otp-login",
  guardian: "otp-guardian-consent",
  guardian_session: "otp-guardian-session",
  contact: "otp-login",
  account: "otp-login",
  let_help: "otp-let-help",
  helper: "otp-login",
  helped_send: "otp-helped-send",
} as const;

const sends = counter({ name: "otp_sent_total", help: "Codes that were sent" });

/** T1–T4: whether the number is known is not even looked up, so the answer cannot tell. */
export async function sendOtp(request: SendOtp): Promise<OtpSent> {
  const { phone: typed, purpose, language, studentName, session, about } = request;
  const phone = parsePhone(typed);
  if (!phone) throw invalid({ phone: ["Please enter a valid 10-digit phone number"] });
  const phoneHash = hashContact("phone", phone);
  const counts = otpCounts.ofSend({ phoneHash, address: request.address, device: request.device });
  const sent = await inTransaction(async (tx) => {
    const before = await replaceCode(tx, phoneHash, purpose, counts);
    if (before.waitSeconds > 0) return before.waitSeconds;
    // What is refused here is undone with everything else: only a message that leaves counts.
    await throttle.take(counts.capped);
    const id = newId();
    const code = env().isDemo ? demoOtp : randomDigits(otpLength);
    const expiresAt = new Date(now().getTime() + otpLifetimeMs);
    const made = await tx
      .insert(otpCode)
      .values({
        id,
        phoneHash,
        purpose,
        codeHash: keyedHash("otp", `${id}:${code}`),
        createdAt: now(),
        expiresAt,
        tries: before.tries,
      })
      // Asked twice in the same moment: the other request has just sent one.
      .onConflictDoNothing()
      .returning({ id: otpCode.id });
    if (made.length === 0) return resendSeconds;
    await outgoingMessages.queue(tx, {
      key: `otp:${id}`,
      to: { phone },
      template: templates[purpose],
      values: {
        code,
        minutes: String(otpLifetimeMs / 60_000),
        ...(about ?? (studentName ? { student: studentName } : { site: new URL(env().PUBLIC_URL).host })),
        ...(session && { service: session }),
      },
      language,
      expiresAt,
    });
    await writeAudit(tx, {
      chain: `phone:${phoneHash.slice(0, 32)}`,
      actor: visitor,
      event: "otp.sent",
      details: { purpose },
    });
    return null;
  });
  if (sent !== null) return { phone, resendAfterSeconds: sent, isNew: false };
  sends.inc();
  await watchOtpSends();
  return { phone, resendAfterSeconds: resendSeconds, isNew: true };
}

/** Voids the code that is alive, if it may be replaced already. Its tries go on with the next one (T3). */
async function replaceCode(
  tx: Tx,
  phoneHash: string,
  purpose: OtpPurpose,
  { isKnown, phone }: OtpSendCounts,
): Promise<{ waitSeconds: number; tries: number }> {
  const [alive] = await tx
    .select()
    .from(otpCode)
    .where(
      and(
        eq(otpCode.phoneHash, phoneHash),
        eq(otpCode.purpose, purpose),
        isNull(otpCode.usedAt),
        isNull(otpCode.voidedAt),
      ),
    )
    .for("update");
  if (!alive) return { waitSeconds: 0, tries: 0 };
  const at = now();
  const isOver = alive.expiresAt <= at;
  const age = (at.getTime() - alive.createdAt.getTime()) / 1000;
  if (!isOver && !isKnown && alive.tries >= otpTriesOfAll) {
    throw tooManyRequests((alive.expiresAt.getTime() - at.getTime()) / 1000);
  }
  const wait = Math.ceil((isKnown ? resendSeconds : paceAfter(await throttle.read(phone))) - age);
  // The SMS is on its way, or was: sending another one would only make the first one wrong.
  if (wait > 0 && !isOver) return { waitSeconds: wait, tries: alive.tries };
  if (wait > 0) throw tooManyRequests(wait);
  await tx.update(otpCode).set({ voidedAt: at }).where(eq(otpCode.id, alive.id));
  return { waitSeconds: 0, tries: isOver ? 0 : alive.tries };
}
