import { data } from "react-router";
import { fieldErrorsOf, readFormData } from "#app/core/forms/form.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { badRequest, isProblem } from "#app/core/requests/errors.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { accountPermissions } from "../../account-permissions.ts";
import { refusalsEn } from "../../messages/refusals.en.ts";
import { type SecurityAnswer, type SecurityForm, securityForm } from "../../staff/security-step.ts";
import { changePassword } from "../passwords/change-password.server.ts";
import { confirmOwnPassword } from "../passwords/confirm-own-password.server.ts";
import { endOtherSessions } from "../sessions/end-other-sessions.server.ts";
import { endSession } from "../sessions/end-session.server.ts";
import { refusalWords } from "../sign-in/refusal-words.server.ts";
import { confirmTotp } from "./confirm-totp.server.ts";
import { disableTotp } from "./disable-totp.server.ts";
import { finishPasskeyRegistration } from "./finish-passkey-registration.server.ts";
import { relyingParty } from "./relying-party.server.ts";
import { removePasskey } from "./remove-passkey.server.ts";
import { startTotp } from "./start-totp.server.ts";

type Outcome = Partial<Omit<SecurityAnswer, "intent">>;

/** One post of Settings → Security: each intent is one verb, and what it refuses is shown where it was asked. */
export async function takeSecurityStep(actor: Actor, request: Request, language: Language) {
  const fields = Object.fromEntries(await readFormData(request, 64 * 1024));
  const parsed = securityForm.safeParse(fields);
  const intent = typeof fields.intent === "string" ? fields.intent : "";
  const answer = (outcome: Outcome): SecurityAnswer => ({
    intent,
    done: null,
    message: null,
    setup: null,
    codes: null,
    ...outcome,
    errors: refusalWords.fields(outcome.errors ?? {}, language),
  });
  if (!parsed.success) return data(answer({ errors: fieldErrorsOf(parsed.error) }), { status: 422 });
  try {
    return data(answer(await take(actor, parsed.data, request)));
  } catch (error) {
    // Not theirs or not there is for the error page; what can be mended stays on this one.
    if (!isProblem(error) || error.status >= 500 || error.status === 404 || error.status === 403) throw error;
    const message = error.fieldErrors ? null : refusalWords.problem(error, language);
    return data(answer({ message, errors: error.fieldErrors ?? {} }), {
      status: error.status,
      headers: error.headers,
    });
  }
}

async function take(actor: Actor, form: SecurityForm, request: Request): Promise<Outcome> {
  switch (form.intent) {
    case "end-session":
      await endSession(actor, form.sessionId);
      return { done: "session_ended" };
    case "end-others":
      await endOtherSessions(actor);
      return { done: "others_ended" };
    case "change-password":
      await changePassword(actor, { current: form.currentPassword, next: form.newPassword });
      return { done: "password_changed" };
    case "totp-start":
      await confirmOwnPassword(ownerOf(actor), form.currentPassword);
      return { setup: await startTotp(ownerOf(actor)) };
    case "totp-confirm":
      return confirm(actor, form.code);
    case "totp-remove":
      await disableTotp(actor, form.currentPassword);
      return { done: "totp_removed" };
    case "passkey-save":
      await confirmOwnPassword(ownerOf(actor), form.currentPassword);
      return {
        done: "passkey_saved",
        codes: await finishPasskeyRegistration(actor, party(request), form),
      };
    case "passkey-remove":
      await confirmOwnPassword(ownerOf(actor), form.currentPassword);
      await removePasskey(actor, form.passkeyId);
      return { done: "passkey_removed" };
  }
}

async function confirm(actor: Actor, code: string): Promise<Outcome> {
  const userId = ownerOf(actor);
  const codes = await confirmTotp(userId, code.replace(/\s/g, ""), actor);
  if (codes) return { done: "totp_set", codes };
  return { setup: await startTotp(userId), errors: { code: [refusalsEn.codeWrong] } };
}

function ownerOf(actor: Actor): string {
  const userId = actor.userId ?? "";
  accountPermissions.assertCan(actor, "account.set_second_factor", { userId });
  return userId;
}

function party(request: Request) {
  const found = relyingParty(request);
  if (!found) throw badRequest(refusalsEn.passkeyAddress);
  return found;
}
