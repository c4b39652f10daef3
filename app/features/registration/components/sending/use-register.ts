import type { RefObject } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { formKeyField } from "#app/core/forms/form-key.ts";
import { studentField } from "#app/core/forms/student-field.ts";
import { type KeptPress, keptPress } from "#app/core/kept/kept-press.ts";
import { useKeptPress } from "#app/ui/forms/use-kept-press.ts";
import { fileFieldNames } from "../../registration-fields.ts";
import type { StepReply } from "../../registration-step.ts";
import type { RegistrationView } from "../../registration-view.ts";
import { bannerId, focusOn, risksId, verifyFirst } from "./after-press.ts";
import { offlineAnswers } from "./offline-answers.ts";
import { callRegister, registerWhenOnline, type SubmitReply } from "./registration-calls.ts";
import { writeField } from "./use-registration-autosave.ts";

const pressed = keptPress("scholarsetu.registration.pressed");

type RegisterOptions = {
  data: {
    owner: string | null;
    keepKey: string;
    fee: string | null;
    paymentPage: string;
    isCorrection: boolean;
  };
  form: RefObject<HTMLFormElement | null>;
  view: RegistrationView | null;
  flush: () => Promise<void>;
  /** Papers that wait on this phone go first. Whether none is left. */
  sendFiles: () => Promise<boolean>;
  answer: (reply: Partial<StepReply>) => void;
  isSending: boolean;
};

/** Submit and Register: sent once, now or when the network is back, in this page or at its next opening (S14a). */
export function useRegister({ data, form, view, flush, sendFiles, answer, isSending }: RegisterOptions) {
  const navigate = useNavigate();
  const revalidator = useRevalidator();

  async function bodyNow(): Promise<FormData> {
    await flush();
    await sendFiles();
    const body = new FormData(form.current ?? undefined);
    // They are in the vault already, made small; the originals need not travel again.
    for (const name of fileFieldNames) if (view?.files[name]) body.delete(name);
    return body;
  }

  async function receive(reply: SubmitReply) {
    if (reply.status === "success") {
      if (data.fee === null) return revalidator.revalidate();
      const address = `${data.paymentPage}?last_id=${reply.insert_id}`;
      if (data.paymentPage.startsWith("/")) await navigate(address);
      else window.location.assign(address);
      return;
    }
    const hasErrors = Object.keys(reply.errors).length > 0;
    const isCheck = reply.warnings !== undefined;
    answer({
      errors: reply.errors,
      banner: hasErrors || isCheck ? null : reply.code,
      risks: reply.warnings ?? null,
    });
    if (reply.code === "verify_first") await navigate(verifyFirst(data.owner), { replace: true });
    // S14d, S18: what stops it is where the keyboard goes on.
    else if (reply.code === "other_student") focusOn(bannerId);
    else if (isCheck) focusOn(risksId);
  }

  const { pressedAt, press, forget, onForget } = useKeptPress({
    store: pressed,
    keepKey: data.keepKey,
    owner: data.isCorrection || !view ? null : data.owner,
    place: "registration",
    isSending: () => isSending,
    send: async (fields) => {
      if (!(await sendFiles())) return "away";
      const reply = await callRegister(bodyOf(fields));
      if (!reply) return "away";
      await pressed.forget();
      if (reply.status === "success") offlineAnswers.clear();
      else writeBack(form.current, fields);
      await receive(reply);
      return "spoken";
    },
  });

  async function register(submitter: HTMLElement | null) {
    if (form.current) press(form.current, submitter);
    const reply = await registerWhenOnline(() => answer({ banner: "submit_waits", errors: {} }), bodyNow);
    await forget();
    if (reply) await receive(reply);
    else answer({ banner: "submit_failed" });
  }

  // Whoever goes on writing presses again: nothing older than what is typed goes out.
  const onWrite = () => {
    if (pressedAt !== null) void forget();
  };
  return { register, pressedAt, onForget, onWrite };
}

function bodyOf(fields: KeptPress["fields"]): FormData {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return body;
}

/** What a page that was closed had, and the server does not know: the ticks under the form. */
function writeBack(form: HTMLFormElement | null, fields: KeptPress["fields"]): void {
  if (!form) return;
  for (const [name, value] of fields)
    if (name !== formKeyField && name !== studentField && name !== "intent") writeField(form, name, value);
}
