import { useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

/** D29: words typed into a long form are not lost to a stray click. `form` is its id. */
export function UnsavedGuard({ form }: { form: string }) {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const element = document.getElementById(form);
    const touch = () => setTouched(true);
    const sent = () => setTouched(false);
    element?.addEventListener("input", touch);
    element?.addEventListener("submit", sent);
    return () => {
      element?.removeEventListener("input", touch);
      element?.removeEventListener("submit", sent);
    };
  }, [form]);
  useEffect(() => {
    if (!isTouched) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isTouched]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isTouched && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== "blocked") return null;
  return (
    <Dialog id="unsaved" title="Leave without saving?" open onClose={() => blocker.reset()}>
      <p>What you typed here is not saved yet.</p>
      <div className="row">
        <Button type="button" onClick={() => blocker.reset()}>
          Stay here
        </Button>
        <Button type="button" kind="text" onClick={() => blocker.proceed()}>
          Leave, and lose it
        </Button>
      </div>
    </Dialog>
  );
}
