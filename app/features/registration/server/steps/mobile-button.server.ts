import { button } from "#app/core/forms/actions.server.ts";
import { wayAfterSignIn } from "#app/features/identity/server/sign-in/way-after-sign-in.server.ts";
import { verifyMobile } from "../verify-mobile.server.ts";

const page = "/otr-registration";

/** The number above the form gets a code, or is verified by the one it got. */
export function mobileButton(step: "send" | "confirm") {
  return button({
    async run({ actor, url, clientAddress: address, request = new Request(url) }, _value, form) {
      const text = (name: string) => String(form.get(name) ?? "").slice(0, 40);
      const otp = step === "confirm" ? text("otp") : undefined;
      const mobileNumber = text("mobileNumber");
      return { request, answer: await verifyMobile(actor, { request, address, mobileNumber, otp }) };
    },
    next(_press, { request, answer }) {
      if (answer.status === "otp_sent") return { to: page, headers: { "Set-Cookie": answer.cookie } };
      if (answer.status === "success")
        return answer.session ? wayAfterSignIn(request, answer.session, page) : page;
      const { code, reason, headers } = answer;
      return { show: { banner: reason }, status: code, headers };
    },
  });
}
