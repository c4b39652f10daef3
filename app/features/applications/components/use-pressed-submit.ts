import { type SubmitEvent, useEffect, useState } from "react";
import { useSubmit } from "react-router";
import { now } from "#app/core/clock.ts";
import { isSecretField } from "#app/core/secret-fields.ts";
import type { ApplyView } from "../apply-view.ts";
import { pressedSubmit, sendPress } from "./pressed-submit.ts";

const againMs = 20_000;

/**
 * S31f: Submit pressed without a network survives a reload and a killed tab. It is kept, sealed, before it is sent; at
 * the next opening of the draft it goes out by itself as soon as it can, and the page says since when it waits.
 */
export function usePressedSubmit(view: ApplyView, answer: unknown) {
  const { student, number, keepKey, isVisitor } = view;
  const slug = view.scholarship?.slug ?? "";
  const submit = useSubmit();
  const [pressedAt, setPressedAt] = useState<number | null>(null);

  useEffect(() => {
    if (isVisitor) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const send = async () => {
      clearTimeout(timer);
      const kept = await pressedSubmit.read(keepKey);
      if (isGone || kept?.student !== student || kept.number !== number || kept.slug !== slug) return;
      setPressedAt(kept.pressedAt);
      if (navigator.onLine === false) return;
      const arrival = await sendPress(kept.fields);
      if (isGone) return;
      if (arrival === "away") {
        timer = setTimeout(() => void send(), againMs);
        return;
      }
      await pressedSubmit.forget();
      if (arrival === "refused") {
        // Closed meanwhile, or something is missing: the page says it as after any press.
        setPressedAt(null);
        void submit(new URLSearchParams(kept.fields), { method: "post", action: "/apply" });
      } else window.location.assign(arrival.receipt);
    };
    const again = () => void send();
    void send();
    window.addEventListener("online", again);
    return () => {
      isGone = true;
      clearTimeout(timer);
      window.removeEventListener("online", again);
      // It has arrived: the receipt is shown.
      if (window.location.pathname.endsWith("/receipt")) void pressedSubmit.forget();
    };
  }, [isVisitor, keepKey, student, number, slug, submit]);

  // The server has spoken: there is nothing to repeat.
  useEffect(() => {
    if (answer) void pressedSubmit.forget();
  }, [answer]);

  const onPress = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    if (isVisitor) return;
    // Any other button says that she goes on writing.
    if (submitter?.getAttribute("value") !== "submit") {
      setPressedAt(null);
      void pressedSubmit.forget();
      return;
    }
    const at = now().getTime();
    const fields = [...new FormData(event.currentTarget, submitter)].flatMap(([key, value]) =>
      typeof value === "string" && !isSecretField(key) ? [[key, value] as [string, string]] : [],
    );
    void pressedSubmit.keep(keepKey, { student, number, slug, pressedAt: at, fields });
    if (navigator.onLine === false) setPressedAt(at);
  };
  const onForget = () => {
    setPressedAt(null);
    void pressedSubmit.forget();
    // What waits in this page for the network goes with it.
    window.location.reload();
  };
  return { pressedAt, onPress, onForget };
}
