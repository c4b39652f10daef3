import { type SubmitEvent, useEffect } from "react";
import { useSubmit } from "react-router";
import type { KeptPress } from "#app/core/kept/kept-press.ts";
import { useKeptPress } from "#app/ui/forms/use-kept-press.ts";
import type { ApplyView } from "../../views/apply-view.ts";
import { sendPapers } from "../papers/send-papers.ts";
import { pressedSubmit, sendPress } from "./pressed-submit.ts";

/** Submit of the wizard, kept until it has arrived (S31f). */
export function usePressedSubmit(view: ApplyView, answer: unknown) {
  const { student, number, keepKey, isVisitor } = view;
  const submit = useSubmit();

  const send = async (fields: KeptPress["fields"]) => {
    // Its papers go first: without them it would come back as incomplete.
    if (!(await sendPapers(student))) return "away" as const;
    const arrival = await sendPress(fields);
    if (arrival === "away") return arrival;
    await pressedSubmit.forget();
    // Closed meanwhile, or something is missing: the page says it as after any press.
    if (arrival === "refused") void submit(new URLSearchParams(fields), { method: "post", action: "/apply" });
    else window.location.assign(arrival.receipt);
    return "spoken" as const;
  };
  const { pressedAt, setPressedAt, press, forget, onForget } = useKeptPress({
    store: pressedSubmit,
    keepKey,
    owner: isVisitor ? null : student,
    place: `${number ?? ""} ${view.scholarship?.slug ?? ""}`,
    send,
  });

  // It has arrived: the receipt is shown.
  useEffect(
    () => () => {
      if (window.location.pathname.endsWith("/receipt")) void pressedSubmit.forget();
    },
    [],
  );

  // The server has spoken: there is nothing to repeat.
  useEffect(() => {
    if (answer) void pressedSubmit.forget();
  }, [answer]);

  const onPress = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    if (isVisitor) return;
    // Any other button says that she goes on writing.
    if (submitter?.getAttribute("value") !== "submit") {
      void forget();
      return;
    }
    const at = press(event.currentTarget, submitter);
    if (navigator.onLine === false) setPressedAt(at);
  };
  return { pressedAt, onPress, onForget };
}
