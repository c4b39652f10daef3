import { redirect } from "react-router";
import { assertSameStudent, studentField } from "#app/core/forms/student-field.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { env } from "#app/core/settings/env.server.ts";
import {
  type ReceivedUpload,
  receiveUpload,
} from "#app/features/documents/server/uploads/receive-upload.server.ts";
import { parkForm } from "#app/features/identity/server/sessions/park-form.server.ts";
import { sessionCookie } from "#app/features/identity/server/sessions/session-cookie.server.ts";
import { signOut } from "#app/features/identity/server/sessions/sign-out.server.ts";
import { afterSignIn } from "#app/features/identity/server/sign-in/after-sign-in.server.ts";
import { takeFamilyFacts } from "../family/take-family-facts.server.ts";
import { emptyReply, type StepReply, stepIntents } from "../registration-step.ts";
import { clearRegistration } from "./clear-registration.server.ts";
import { takeRegistrationStep } from "./take-registration-step.server.ts";
import { verifyMobile } from "./verify-mobile.server.ts";

const page = "/otr-registration";

/** A plain post of the page's form. What succeeded leads on, so that a reload sends nothing again. */
export async function takeRegistrationPost(
  actor: Actor,
  request: Request,
  address: string,
): Promise<StepReply> {
  // A visitor's files could not be kept anyway: they are let go as they come in.
  const isStudent = actor.role === "student" && actor.studentId !== undefined;
  const upload = await receiveUpload(request, { keepFiles: isStudent });
  const intent = String(upload.formData.get("intent") ?? "");
  // Whoever was signed out meanwhile is known again by the number, and by the student field after that.
  if (actor.role === "student") assertSameStudent(actor, upload.formData.get(studentField));
  if (intent === "clear") throw await clear(actor, request);
  if (intent === "family" && actor.role === "student" && actor.studentId) {
    const from = String(upload.formData.get("from") ?? "");
    await takeFamilyFacts(actor, { from, withBank: upload.formData.get("withBank") === "on" });
    throw redirect(`${page}?family=1`);
  }
  if (intent === "other") throw redirect(page, { headers: { "Set-Cookie": sessionCookie.erase("login") } });
  if (intent === "verify" || intent === "resend" || intent === "confirm")
    return mobileStep(actor, { request, address, upload, intent });
  if (actor.role !== "student" || !actor.studentId) throw await keepForLater(request, upload);
  const reply = await takeRegistrationStep(actor, {
    intent: stepIntents.find((name) => name === intent) ?? "save",
    upload,
    address,
  });
  if (reply.insertId) {
    const { REGISTRATION_FEE_PAISE, PAYMENT_PAGE_URL } = env();
    throw redirect(REGISTRATION_FEE_PAISE === 0 ? page : `${PAYMENT_PAGE_URL}?last_id=${reply.insertId}`);
  }
  if (reply.isQrRead) throw redirect(`${page}#personal`);
  if (reply.corrected !== null) throw redirect(`${page}?corrected=1`);
  return reply;
}

type MobilePost = { request: Request; address: string; upload: ReceivedUpload; intent: string };

async function mobileStep(actor: Actor, post: MobilePost): Promise<StepReply> {
  const { formData } = post.upload;
  const text = (name: string) => String(formData.get(name) ?? "").slice(0, 40);
  const otp = post.intent === "confirm" ? text("otp") : undefined;
  const answer = await verifyMobile(actor, { ...post, mobileNumber: text("mobileNumber"), otp });
  if (answer.status === "otp_sent") throw redirect(page, { headers: { "Set-Cookie": answer.cookie } });
  if (answer.status === "failed") {
    const typed = { mobileNumber: text("mobileNumber") };
    return { ...emptyReply, status: answer.code, banner: answer.reason, typed };
  }
  if (!answer.session) throw redirect(page);
  throw afterSignIn(post.request, answer.session, page);
}

async function clear(actor: Actor, request: Request): Promise<Response> {
  const token = sessionCookie.read(request, "session");
  if (actor.role === "student" && actor.studentId) {
    await clearRegistration(actor);
    // Back to "not verified" (spec 4): a signed-in student would be verified again at once.
    if (token) await signOut(token);
  }
  const headers = new Headers({ "Clear-Site-Data": '"storage"' });
  for (const name of ["session", "login", "parked"]) headers.append("Set-Cookie", sessionCookie.erase(name));
  return redirect(`${page}?cleared=1`, { headers });
}

/**
 * Sent without a verified number. Where a session has run out in the middle, the answers are kept, sealed, and
 * come back after the next OTP; the numbers that are never stored are not among them (T25).
 */
async function keepForLater(request: Request, { formData }: ReceivedUpload): Promise<Response> {
  const headers = new Headers();
  const sessionToken = sessionCookie.read(request, "session");
  if (sessionToken) {
    const form = new FormData();
    for (const [name, value] of formData.entries()) if (typeof value === "string") form.append(name, value);
    form.set("intent", "save");
    const parked = await parkForm({ sessionToken, path: page, form });
    if (parked)
      headers.append("Set-Cookie", sessionCookie.write("parked", parked.token, parked.maxAgeSeconds));
  }
  return redirect(`${page}?verify=first${headers.has("Set-Cookie") ? "&kept=1" : ""}`, { headers });
}
