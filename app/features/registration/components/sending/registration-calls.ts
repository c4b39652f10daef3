import type { FieldErrors } from "#app/core/requests/errors.ts";
import type { PaymentRisk } from "../../payment-risks.ts";
import type { BannerCode } from "../../registration-step.ts";
import { whenOnline } from "./after-press.ts";

type MobileReply = { status: "otp_sent" | "success" | "failed"; code?: BannerCode };

export type SubmitReply =
  | { status: "success"; insert_id: string }
  | { status: "failed"; code: BannerCode; errors: FieldErrors; warnings?: PaymentRisk[] };

/** The first call of the specification. Null when it fails. */
export async function callVerifyMobile(mobileNumber: string, otp?: string): Promise<MobileReply | null> {
  try {
    const answer = await fetch("/api/v1/registration/verify-mobile", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ mobileNumber, ...(otp !== undefined && { otp }) }),
    });
    const reply = (await answer.json()) as MobileReply;
    return typeof reply.status === "string" ? reply : null;
  } catch {
    return null;
  }
}

/**
 * S14a: what was pressed without a network goes off when it is back, with what stands in the form then. The form's
 * key makes a second sending harmless. Null when it fails.
 */
export async function registerWhenOnline(
  onWait: () => void,
  bodyNow: () => Promise<FormData>,
): Promise<SubmitReply | null> {
  if (navigator.onLine === false) onWait();
  await whenOnline();
  const reply = await callRegister(await bodyNow());
  return reply === null && navigator.onLine === false ? registerWhenOnline(onWait, bodyNow) : reply;
}

/** The second one: all fields, multipart. Null when it fails. */
export async function callRegister(body: FormData): Promise<SubmitReply | null> {
  try {
    const answer = await fetch("/api/v1/registration", { method: "POST", body });
    const reply = (await answer.json()) as SubmitReply;
    return typeof reply.status === "string" ? reply : null;
  } catch {
    return null;
  }
}
