import { button, defineActions } from "#app/core/forms/actions.server.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { badRequest } from "#app/core/requests/errors.ts";
import { accountPermissions } from "../../account-permissions.ts";
import { refusalsEn } from "../../messages/refusals.en.ts";
import {
  changePasswordSchema,
  endSessionSchema,
  newPasskeySchema,
  ownPasswordSchema,
  removePasskeySchema,
  type SecurityShown,
  totpCodeSchema,
} from "../../staff/security-step.ts";
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

const shows = (show: SecurityShown) => ({ show });
const codeWrong = { code: [refusalsEn.codeWrong] };

/** The buttons of Settings → Security. */
export const securityActions = defineActions(
  {
    "end-session": button({
      schema: endSessionSchema,
      run: ({ actor }, { sessionId }) => endSession(actor, sessionId),
      next: shows({ done: "session_ended" }),
    }),
    "end-others": button({
      run: ({ actor }) => endOtherSessions(actor),
      next: shows({ done: "others_ended" }),
    }),
    "change-password": button({
      schema: changePasswordSchema,
      run: ({ actor }, value) =>
        changePassword(actor, { current: value.currentPassword, next: value.newPassword }),
      next: shows({ done: "password_changed" }),
    }),
    "totp-start": button({
      schema: ownPasswordSchema,
      async run({ actor }, { currentPassword }) {
        await confirmOwnPassword(ownerOf(actor), currentPassword);
        return startTotp(ownerOf(actor));
      },
      next: (_press, setup) => shows({ setup }),
    }),
    "totp-confirm": button({
      schema: totpCodeSchema,
      secret: ["code"],
      run: ({ actor }, { code }) => confirmTotp(ownerOf(actor), code.replace(/\s/g, ""), actor),
      next: async ({ actor }, codes) =>
        codes
          ? shows({ done: "totp_set", codes })
          : { ...shows({ setup: await startTotp(ownerOf(actor)) }), errors: codeWrong, status: 200 },
    }),
    "totp-remove": button({
      schema: ownPasswordSchema,
      run: ({ actor }, { currentPassword }) => disableTotp(actor, currentPassword),
      next: shows({ done: "totp_removed" }),
    }),
    "passkey-save": button({
      schema: newPasskeySchema,
      async run({ actor, request }, { currentPassword, ...sent }) {
        await confirmOwnPassword(ownerOf(actor), currentPassword);
        return finishPasskeyRegistration(actor, partyOf(request), sent);
      },
      next: (_press, codes) => shows({ done: "passkey_saved", codes }),
    }),
    "passkey-remove": button({
      schema: removePasskeySchema,
      async run({ actor }, { passkeyId, currentPassword }) {
        await confirmOwnPassword(ownerOf(actor), currentPassword);
        await removePasskey(actor, passkeyId);
      },
      next: shows({ done: "passkey_removed" }),
    }),
  },
  // Not theirs or not there is for the error page; what can be mended stays on this one.
  { words: refusalWords, tells: [400, 401, 409, 422, 429] },
);

function ownerOf(actor: Actor): string {
  const userId = actor.userId ?? "";
  accountPermissions.assertCan(actor, "account.set_second_factor", { userId });
  return userId;
}

function partyOf(request: Request | undefined) {
  const found = request && relyingParty(request);
  if (!found) throw badRequest(refusalsEn.passkeyAddress);
  return found;
}
