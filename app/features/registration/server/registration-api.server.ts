import { Hono } from "hono";
import { z } from "zod";
import { now } from "#app/core/clock.ts";
import { buttonField } from "#app/core/forms/form-answer.ts";
import { isForAnother, studentField } from "#app/core/forms/student-field.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { badRequest } from "#app/core/requests/errors.ts";
import { readJson } from "#app/core/requests/read-json.server.ts";
import { receiveUpload } from "#app/features/documents/server/uploads/receive-upload.server.ts";
import { parsePhone } from "#app/features/identity/phone.ts";
import { findContact } from "#app/features/identity/server/contacts/find-contact.server.ts";
import { knownDevice } from "#app/features/identity/server/sessions/known-device.server.ts";
import { resolveActor } from "#app/features/identity/server/sessions/resolve-actor.server.ts";
import { sessionCookie } from "#app/features/identity/server/sessions/session-cookie.server.ts";
import { registrationMessages } from "../messages/registration.messages.server.ts";
import { riskMark } from "../registration-advice.ts";
import type { BannerCode } from "../registration-step.ts";
import { registrationApiActions } from "./steps/registration-api-actions.server.ts";
import { verifyMobile } from "./verify-mobile.server.ts";

type ApiEnv = { Variables: { clientAddress: string } };

const mobileSchema = z.object({
  mobileNumber: z.coerce.string().max(40),
  otp: z.coerce.string().max(20).optional(),
});

/**
 * The product's own API: what the two calls of the specification answer. The page itself uses it
 * where script runs, and posts the same form to itself where it does not.
 */
export const registrationApi = new Hono<ApiEnv>()
  .post("/verify-mobile", async (c) => {
    const actor = await resolveActor(c.req.raw);
    const body = mobileSchema.safeParse(await readJson(c.req.raw, 4 * 1024));
    if (!body.success) throw badRequest('Send JSON such as {"mobileNumber": "98…", "otp": "…"}.');
    const answer = await verifyMobile(actor, {
      ...body.data,
      request: c.req.raw,
      address: c.get("clientAddress"),
    });
    c.header("Cache-Control", "no-store");
    if (answer.status === "failed") {
      for (const [name, value] of Object.entries(answer.headers ?? {})) c.header(name, value);
      const { reason, code } = answer;
      return c.json({ status: "failed", reason: words(actor, reason), code: reason }, code as 422);
    }
    if (answer.status === "otp_sent") {
      c.header("Set-Cookie", answer.cookie, { append: true });
      return c.json({ status: "otp_sent", resendAfterSeconds: answer.resendAfterSeconds });
    }
    if (answer.session) {
      const { token, maxAgeSeconds, contactHashes } = answer.session;
      const device = knownDevice.write(knownDevice.read(c.req.raw), contactHashes);
      c.header("Set-Cookie", device, { append: true });
      c.header("Set-Cookie", sessionCookie.write("session", token, maxAgeSeconds), { append: true });
      c.header("Set-Cookie", sessionCookie.erase("login"), { append: true });
    }
    return c.json({ status: "success" });
  })
  .post("/", async (c) => {
    const actor = await resolveActor(c.req.raw);
    c.header("Cache-Control", "no-store");
    // Before a file of it is looked at (X5): whoever is nobody's student cannot have verified a number.
    const isStudent = actor.role === "student" && actor.studentId !== undefined;
    const upload = await receiveUpload(c.req.raw, { keepFiles: isStudent });
    if (!(await isVerified(actor, upload.formData.get("mobileNumber"))))
      return c.json(
        { status: "failed", reason: words(actor, "verify_first"), code: "verify_first", errors: {} },
        401,
      );
    if (isForAnother(actor, upload.formData.get(studentField)))
      return c.json(
        { status: "failed", reason: words(actor, "other_student"), code: "other_student", errors: {} },
        409,
      );
    upload.formData.set(buttonField, "submit");
    const pressed = await registrationApiActions.press(
      {
        actor,
        url: new URL(c.req.url),
        language: actor.language,
        clientAddress: c.get("clientAddress"),
        receivedAt: now(),
        refusals: upload.refusals,
        param: () => "",
      },
      upload.formData,
    );
    if (!("answer" in pressed)) throw new Error("A call of the API leads nowhere else.");
    const { shown, errors } = pressed.answer;
    if (shown?.insertId) return c.json({ status: "success", insert_id: shown.insertId });
    const risks = shown?.risks;
    const warnings = risks ? { warnings: risks, risksSeen: riskMark(risks) } : {};
    const code = shown?.banner ?? "submit_refused";
    return c.json(
      { status: "failed", reason: words(actor, code), code, errors, ...warnings },
      (pressed.status === 200 ? 422 : pressed.status) as 422,
    );
  });

/** The number the form speaks of is the one whose OTP was right. */
async function isVerified(actor: Actor, mobileNumber: unknown): Promise<boolean> {
  if (actor.role !== "student" || !actor.studentId || !actor.userId) return false;
  if (typeof mobileNumber !== "string") return false;
  return parsePhone(mobileNumber) === (await findContact(actor.userId, "phone"));
}

function words(actor: Actor, code: BannerCode): string {
  return registrationMessages[actor.language].banners[code];
}
