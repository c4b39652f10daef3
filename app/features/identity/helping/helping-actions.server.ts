import { z } from "zod";
import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { otp6, phone10 } from "#app/core/forms/india-fields.ts";
import { helpingMessages } from "../messages/helping.messages.server.ts";
import { sendOtp } from "../server/otp/send-otp.server.ts";
import { sessionCookie } from "../server/sessions/session-cookie.server.ts";
import { signOut } from "../server/sessions/sign-out.server.ts";
import type { StartedSession } from "../server/sessions/start-session.server.ts";
import { readSignInRequest } from "../server/sign-in/read-sign-in-request.server.ts";
import { beginHelping } from "./begin-helping.server.ts";
import { helpingSentences } from "./helping-sentences.ts";
import { switchHelped } from "./switch-helped.server.ts";

const to = "/helping";

const phoneOf = ({ language }: Press) => {
  const { phone } = helpingMessages[language].errors;
  return phone10({ required: phone, invalid: phone });
};
const otpOf = ({ language }: Press) => {
  const { otp } = helpingMessages[language].errors;
  return otp6({ required: otp, invalid: otp });
};

const browserOf = ({ request, clientAddress }: Press) =>
  request
    ? readSignInRequest(request, clientAddress)
    : { address: clientAddress, userAgent: null, previousToken: null };

const signedIn = ({ token, maxAgeSeconds }: StartedSession) => ({
  to,
  headers: { "Set-Cookie": sessionCookie.write("session", token, maxAgeSeconds) },
});

/** The buttons of /helping: a helper signs in by their own number, goes from student to student, and leaves. */
export const helpingActions = defineActions(
  {
    // Whether anybody lets this number help is not looked up: the answer cannot tell.
    send: button({
      schema: (press) => z.object({ phone: phoneOf(press) }),
      run: ({ language, clientAddress }, { phone }) =>
        sendOtp({ phone, purpose: "helper", address: clientAddress, language }),
      next: (_press, { phone }) => ({ show: { kind: "sent" as const, phone } }),
    }),
    begin: button({
      schema: (press) => z.object({ phone: phoneOf(press), otp: otpOf(press) }),
      run: (press, { phone, otp }) => beginHelping({ phone, code: otp, request: browserOf(press) }),
      next: (_press, session) =>
        session ? signedIn(session) : { show: { kind: "nobody" as const, phone: "" } },
    }),
    switch: button({
      schema: z.object({ helper: z.string().max(40) }),
      run: (press, { helper }) => switchHelped(press.actor, helper, browserOf(press)),
      next: (_press, session) => signedIn(session),
    }),
    stop: button({
      async run({ request }) {
        const token = request && sessionCookie.read(request, "session");
        if (token) await signOut(token);
      },
      next: () => ({ to, say: "ended", headers: { "Set-Cookie": sessionCookie.erase("session") } }),
    }),
  },
  { sentences: helpingSentences },
);
