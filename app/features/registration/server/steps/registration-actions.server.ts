import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { assertSameStudent, studentField } from "#app/core/forms/student-field.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { env } from "#app/core/settings/env.server.ts";
import { receiveUpload } from "#app/features/documents/server/uploads/receive-upload.server.ts";
import { sessionCookie } from "#app/features/identity/server/sessions/session-cookie.server.ts";
import { signOut } from "#app/features/identity/server/sessions/sign-out.server.ts";
import { takeFamilyFacts } from "../../family/take-family-facts.server.ts";
import { clearRegistration } from "../clear-registration.server.ts";
import { correctRegistration } from "../correct-registration.server.ts";
import { guardianButton } from "./guardian-button.server.ts";
import { keepButton } from "./keep-button.server.ts";
import { keepForLater } from "./keep-for-later.server.ts";
import { mobileButton } from "./mobile-button.server.ts";
import { qrButton } from "./qr-button.server.ts";
import { sendRegistration } from "./send-registration.server.ts";
import { stepButton } from "./step-button.server.ts";

const page = "/otr-registration";
const isStudent = ({ role, studentId }: Actor) => role === "student" && studentId !== undefined;

/** For which no number has to be verified yet. */
const forEverybody: readonly string[] = ["clear", "other", "verify", "resend", "confirm"];

/** Every button of the page. What succeeded leads on, so that a reload sends nothing again. */
export const registrationActions = defineActions(
  {
    save: keepButton,
    "guardian-send": guardianButton("send"),
    "guardian-confirm": guardianButton("confirm"),
    qr: qrButton(`${page}#personal`),
    submit: stepButton({
      async run({ actor }, step) {
        const done = await sendRegistration(actor, step);
        if (done.kind === "check") return { status: 422, shown: { risks: done.risks } };
        const { REGISTRATION_FEE_PAISE, PAYMENT_PAGE_URL } = env();
        return { to: REGISTRATION_FEE_PAISE === 0 ? page : `${PAYMENT_PAGE_URL}?last_id=${done.id}` };
      },
    }),
    correct: stepButton({
      async run({ actor }, { answers, sent }) {
        await correctRegistration(actor, { ...sent, answers });
        return { to: `${page}?corrected=1` };
      },
    }),
    family: button({
      run: ({ actor }, _value, form) =>
        takeFamilyFacts(actor, {
          from: String(form.get("from") ?? ""),
          withBank: form.get("withBank") === "on",
        }),
      next: `${page}?family=1`,
    }),
    verify: mobileButton("send"),
    resend: mobileButton("send"),
    confirm: mobileButton("confirm"),
    other: button({
      run: async () => undefined,
      next: () => ({ to: page, headers: { "Set-Cookie": sessionCookie.erase("login") } }),
    }),
    clear: button({
      async run({ actor, request }) {
        if (!isStudent(actor)) return;
        await clearRegistration(actor);
        // Back to "not verified" (spec 4): a signed-in student would be verified again at once.
        const token = request && sessionCookie.read(request, "session");
        if (token) await signOut(token);
      },
      next() {
        const headers = new Headers({ "Clear-Site-Data": '"storage"' });
        for (const name of ["session", "login", "parked"])
          headers.append("Set-Cookie", sessionCookie.erase(name));
        return { to: `${page}?cleared=1`, headers };
      },
    }),
  },
  {
    only: "save",
    // A visitor's files could not be kept anyway: they are let go as they come in.
    read: (request, actor) => receiveUpload(request, { keepFiles: isStudent(actor) }),
    check(press, form, name) {
      const { actor } = press;
      // Whoever was signed out meanwhile is known again by the number, and by the student field after that.
      if (actor.role === "student") assertSameStudent(actor, form.get(studentField));
      return isStudent(actor) || forEverybody.includes(name) ? undefined : keepForLater(press, form);
    },
    tells: [],
  },
);
