import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { textFields } from "#app/core/forms/text-fields.ts";
import { badRequest } from "#app/core/requests/errors.ts";
import { refusalsEn } from "../../messages/refusals.en.ts";
import type { SecondFactorStep } from "../sign-in/login-state.server.ts";
import { pendingStep } from "../sign-in/pending-step.server.ts";
import { readSignInRequest } from "../sign-in/read-sign-in-request.server.ts";
import { refusalWords } from "../sign-in/refusal-words.server.ts";
import { wayAfterSignIn } from "../sign-in/way-after-sign-in.server.ts";
import { enrolSecondFactor } from "./enrol-second-factor.server.ts";
import { startEnrolment } from "./start-enrolment.server.ts";
import type { TotpSetup } from "./start-totp.server.ts";
import { verifySecondFactor } from "./verify-second-factor.server.ts";

interface Shown {
  readonly setup: TotpSetup | null;
  readonly codes: readonly string[];
  readonly goOn: string | null;
}

const code = textFields("code");
const wrongCode = { errors: { "": [refusalsEn.codeWrong] }, status: 401 };

/** Where they stand between the password and the session. */
function stepOf({ request, clientAddress }: Press, step: SecondFactorStep["step"]) {
  const state = pendingStep(request);
  if (!request || state?.step !== step) throw badRequest();
  return { state, request, signIn: readSignInRequest(request, clientAddress) };
}

/** The buttons of /login/second-factor. */
export const secondFactorActions = defineActions(
  {
    verify: button({
      schema: code,
      secret: ["code"],
      run: (press, value) => {
        const { state, signIn } = stepOf(press, "second_factor");
        return verifySecondFactor(state, value.code.slice(0, 60), signIn);
      },
      next(press, session) {
        if (!session) return wrongCode;
        const { request, state } = stepOf(press, "second_factor");
        return wayAfterSignIn(request, session, state.next);
      },
    }),
    start: button({
      run: (press) => startEnrolment(stepOf(press, "enrol").state),
      next: (_press, setup) => ({ show: { setup, codes: [], goOn: null } as Shown }),
    }),
    confirm: button({
      schema: code,
      secret: ["code"],
      async run(press, value) {
        const { state, signIn } = stepOf(press, "enrol");
        const enrolled = await enrolSecondFactor(state, value.code.slice(0, 60), signIn);
        return { enrolled, setup: enrolled ? null : await startEnrolment(state) };
      },
      next(press, { enrolled, setup }) {
        if (!enrolled) return { ...wrongCode, show: { setup, codes: [], goOn: null } as Shown };
        const { request, state } = stepOf(press, "enrol");
        const { to, headers } = wayAfterSignIn(request, enrolled.session, state.next);
        return { show: { setup: null, codes: enrolled.recoveryCodes, goOn: to } as Shown, headers };
      },
    }),
  },
  {
    only: "verify",
    check: ({ request }) => (pendingStep(request) ? undefined : "/login"),
    words: refusalWords,
    tells: [401, 403, 404, 409, 422, 429, 503],
  },
);
