import { useState } from "react";
import { useTranslations } from "use-intl";
import { studentField } from "#app/core/forms/student-field.ts";
import { type Posted, postForm } from "../components/sending/post-form.ts";
import type { StepReply } from "../registration-step.ts";

export type QrReading = "reading" | "checking" | null;

type UseAadhaarQr = {
  owner: string | null;
  /** What was typed before goes first: the card's words come over it, not under it. */
  flush: () => Promise<void>;
  answer: (reply: Partial<StepReply>) => void;
  troubleOf: (posted: Posted) => Partial<StepReply>;
};

/** Reads the QR of a photo on the phone and sends its digits: the photo stays here. */
export function useAadhaarQr({ owner, flush, answer, troubleOf }: UseAadhaarQr) {
  const t = useTranslations("registration.qr.problems");
  const [reading, setReading] = useState<QrReading>(null);

  async function send(text: string) {
    const body = new FormData();
    body.set("intent", "qr");
    body.set(studentField, owner ?? "");
    body.set("aadhaarQrText", text);
    const posted = await postForm(body);
    answer(posted.kind === "reply" ? posted.reply : troubleOf(posted));
  }

  async function readQr(photo: File) {
    setReading("reading");
    const text = await import("./read-qr-on-device.ts")
      .then(({ readQrOnDevice }) => readQrOnDevice(photo))
      .catch(() => null);
    // The code of an old card has the whole number in clear: it does not leave the phone (T25).
    const problem = text === null ? "unseen" : text.trimStart().startsWith("<") ? "old" : null;
    if (problem) answer({ errors: { aadhaarQr: [t(problem)] } });
    else {
      setReading("checking");
      await flush();
      await send(text ?? "");
    }
    setReading(null);
  }

  return { reading, readQr };
}
