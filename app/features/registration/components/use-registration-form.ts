import { type FormEvent, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { FieldErrors } from "#app/core/requests/errors.ts";
import { useKeptFiles } from "#app/ui/effects/use-kept-files.ts";
import type { FormField } from "#app/ui/forms/form-field.ts";
import { useAadhaarQr } from "../aadhaar-qr/use-aadhaar-qr.ts";
import type { RegistrationAdvice } from "../registration-advice.ts";
import { type FileField, fileFieldNames } from "../registration-fields.ts";
import type { BannerCode, GuardianState, StepAnswer, StepReply } from "../registration-step.ts";
import type { RegistrationView } from "../registration-view.ts";
import { fillState } from "./fill-state.ts";
import type { RegistrationContextValue } from "./registration-context.ts";
import type { MobileStep } from "./sections/mobile-section.tsx";
import { focusOn, verifyFirst } from "./sending/after-press.ts";
import { joinReplies } from "./sending/join-replies.ts";
import { type Posted, postForm } from "./sending/post-form.ts";
import { callVerifyMobile } from "./sending/registration-calls.ts";
import { useRegister } from "./sending/use-register.ts";
import { useRegistrationAutosave } from "./sending/use-registration-autosave.ts";
import { useUploads } from "./sending/use-uploads.ts";

export type RegistrationFormData = {
  mobile: MobileStep;
  /** Null until the number is verified. */
  view: RegistrationView | null;
  advice: RegistrationAdvice | null;
  guardian: GuardianState;
  choices: RegistrationContextValue["choices"];
  /** The answer to a post without script. */
  reply: StepReply | null;
  owner: string | null;
  keepKey: string;
  formKey: string;
  /** Null: nothing is charged. */
  fee: string | null;
  paymentPage: string;
  demoOtp: string | null;
  isCorrection: boolean;
  isSignedInElsewhere: boolean;
  isKept: boolean;
  /** Null: it is not offered. */
  qr: { isDemo: boolean } | null;
};

type Live = {
  /** What the server's data were when this was learned: new ones make it old. */
  from: unknown;
  reply: Partial<StepReply>;
};

/** What script adds to the form: the two calls, saving as typed, uploads. The state itself is the server's. */
export function useRegistrationForm(data: RegistrationFormData) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const [live, setLive] = useState<Live>({ from: data.view, reply: {} });
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState<string | null>(null);
  const now: Partial<StepReply> = live.from === data.view ? live.reply : {};
  const view = data.view && (now.view ?? data.reply?.view ?? data.view);
  const errors = withoutEdited(now.errors ?? data.reply?.errors ?? {}, edited);
  const banner: BannerCode | null = now.banner === undefined ? (data.reply?.banner ?? null) : now.banner;

  const learn = (reply: Partial<StepReply>) => {
    setLive((before) => ({
      from: data.view,
      reply: joinReplies(before.from === data.view ? before.reply : {}, reply),
    }));
  };
  const answer = (reply: Partial<StepReply>) => {
    setEdited(new Set());
    learn(reply);
  };

  const {
    state: saveState,
    touch,
    flush,
  } = useRegistrationAutosave({
    form,
    owner: data.isCorrection ? null : data.owner,
    keepKey: data.keepKey,
    onReply: ({ view: kept, advice }) => {
      learn({ view: kept, advice });
      fillState(form.current, advice, touch);
    },
    onSignedOut: () => void navigate(verifyFirst(data.owner), { replace: true }),
    onOtherStudent: () => answer({ banner: "other_student" }),
  });

  const { waiting, keep, sendAll } = useKeptFiles({
    owner: data.isCorrection || !data.view ? null : data.owner,
    place: "registration",
    take: (field, { body }) => {
      const said = body as StepAnswer | null;
      const kept = said?.shown?.view;
      if (kept) answer({ view: kept, errors: { ...withoutField(errors, field), ...said.errors } });
    },
  });

  const { uploads, upload } = useUploads(data.owner, keep, (field, posted) => {
    const others = withoutField(errors, field);
    if (posted.kind === "reply") {
      const { view: kept, errors: refused } = posted.reply;
      answer({ view: kept, errors: { ...others, ...refused } });
    } else if (posted.kind === "refused") answer({ errors: { ...others, [field]: [posted.error] } });
    else if (posted.kind !== "cancelled") answer(troubleOf(posted));
  });

  async function verify(intent: string) {
    const typed = new FormData(form.current ?? undefined);
    const otp = intent === "confirm" ? String(typed.get("otp") ?? "") : undefined;
    const reply = await callVerifyMobile(String(typed.get("mobileNumber") ?? ""), otp);
    if (!reply) return answer({ banner: "verify_error" });
    if (reply.status === "failed") return answer({ banner: reply.code ?? "verify_failed" });
    answer({ banner: null, errors: {} });
    await revalidator.revalidate();
  }

  const { register, pressedAt, onForget, onWrite } = useRegister({
    data,
    form,
    view,
    flush,
    sendFiles: sendAll,
    answer,
    isSending: busy === "submit",
  });

  const { reading, readQr } = useAadhaarQr({ owner: data.owner, flush, answer, troubleOf });

  async function guardianStep(intent: string) {
    const body = new FormData(form.current ?? undefined);
    for (const name of fileFieldNames) body.delete(name);
    body.set("intent", intent);
    const posted = await postForm(body);
    answer(posted.kind === "reply" ? posted.reply : troubleOf(posted));
    const state = posted.kind === "reply" ? posted.reply.guardian?.kind : undefined;
    if (state === "sent") focusOn("otr-guardianOtp");
    // The part grows small above the thumb: what was agreed stays in sight.
    if (state === "given")
      requestAnimationFrame(() =>
        document.getElementById("otr-guardian")?.scrollIntoView({ block: "center" }),
      );
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const intent = submitter?.value ?? "";
    const steps: Record<string, () => Promise<unknown>> = {
      verify: () => verify(intent),
      confirm: () => verify(intent),
      resend: () => verify(intent),
      save: flush,
      "guardian-send": () => guardianStep(intent),
      "guardian-confirm": () => guardianStep(intent),
      submit: () => register(submitter),
    };
    const step = data.isCorrection ? undefined : steps[intent];
    if (!step) return;
    event.preventDefault();
    if (busy) return;
    setBusy(intent);
    try {
      await step();
    } finally {
      setBusy(null);
    }
  }

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (!name) return;
    onWrite();
    touch(name);
    if (!edited.has(name)) setEdited(new Set(edited).add(name));
  };

  const field = (name: string): FormField => ({
    id: `otr-${name}`,
    errorId: `otr-${name}-error`,
    descriptionId: `otr-${name}-hint`,
    name,
    initialValue: data.reply?.typed[name] ?? view?.answers[name as keyof typeof view.answers],
    errors: errors[name],
  });

  const advice = now.advice ?? data.reply?.advice ?? data.advice;
  const value: RegistrationContextValue | null = view &&
    advice && {
      view,
      advice,
      guardian: now.guardian ?? data.reply?.guardian ?? data.guardian,
      errors,
      choices: data.choices,
      field,
      uploads,
      waiting,
      sendsFilesAtOnce: !data.isCorrection,
      upload: (name: FileField, file: File | null, password?: string) => {
        // Taken away again: what was said of it goes with it (P9).
        if (!file) learn({ errors: withoutField(errors, name) });
        else if (!data.isCorrection) void upload(name, file, password);
      },
      qr:
        data.qr && !data.isCorrection
          ? { isDemo: data.qr.isDemo, reading, read: (photo: File) => void readQr(photo) }
          : null,
      busy,
    };
  const risks = now.risks === undefined ? (data.reply?.risks ?? null) : now.risks;
  return {
    form,
    view,
    errors,
    banner,
    /** Learned by script after a press: it is said beside the button. */
    isBannerLive: now.banner !== undefined,
    risks,
    busy,
    saveState,
    field,
    value,
    onSubmit,
    onInput,
    pressedAt,
    onForget,
    answer: live,
  };
}

function troubleOf(posted: Posted): Partial<StepReply> {
  if (posted.kind === "other_student") return { banner: "other_student" };
  return { banner: posted.kind === "signed_out" ? "verify_first" : "submit_failed" };
}

function withoutField(errors: FieldErrors, field: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));
}

function withoutEdited(errors: FieldErrors, edited: ReadonlySet<string>): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !edited.has(name)));
}
