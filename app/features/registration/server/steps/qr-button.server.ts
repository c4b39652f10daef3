import { maxQrDigits } from "#app/core/numbers/aadhaar-qr.ts";
import { type SentQr, takeAadhaarQr } from "../../aadhaar-qr/take-aadhaar-qr.server.ts";
import { keepStep } from "./keep-step.server.ts";
import { stepButton } from "./step-button.server.ts";

/** The QR of her Aadhaar card fills in what UIDAI signed. `next`: where a page without script goes on. */
export function qrButton(next?: string) {
  return stepButton({
    async run({ actor }, step) {
      await keepStep(actor, step);
      const errors = await takeAadhaarQr(actor, readQr(step.form));
      return next && Object.keys(errors).length === 0 ? { to: next } : { errors };
    },
  });
}

function readQr(form: FormData): SentQr {
  const [text, photo] = [form.get("aadhaarQrText"), form.get("aadhaarQr")];
  return {
    text: typeof text === "string" ? text.slice(0, maxQrDigits + 1) : null,
    photo: photo instanceof File ? photo : null,
  };
}
