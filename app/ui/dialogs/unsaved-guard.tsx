import { useEffect, useRef, useState } from "react";
import { useBlocker, useLocation, useNavigation } from "react-router";
import { OPEN_PARAMETER, saidOnce } from "#app/core/passing-parameters.ts";
import { Button } from "../button.tsx";
import { holdsWork, noteSent, unsavedForms } from "../forms/unsaved-forms.ts";
import { Dialog } from "./dialog.tsx";

/**
 * D29: words typed into any longer form of a desk are not lost to a stray press. It stands once, in the desk's frame,
 * and knows of a form what its fields say: an answer sent is no longer unsaved, one that was refused still is.
 */
export function UnsavedGuard() {
  const [isTouched, setTouched] = useState(false);
  /** A form may lead away in the very moment it is sent: before anything is drawn anew. */
  const touched = useRef(false);
  /** Words were sent, and nothing is known yet of what became of them; then: they were refused. */
  const sent = useRef(false);
  const refused = useRef(false);
  const { key } = useLocation();
  const { state } = useNavigation();
  const look = useRef(() => {
    touched.current = refused.current || unsavedForms().length > 0;
    setTouched(touched.current);
  }).current;
  useEffect(() => {
    // Only what is sent itself is no longer unsaved: a search, a comment or the way out takes nothing else along.
    const note = ({ target }: Event) => {
      if (target instanceof HTMLFormElement && target.closest("main")) {
        sent.current ||= refused.current || holdsWork(target);
        refused.current = false;
        noteSent(target);
      }
      look();
    };
    document.addEventListener("input", look);
    document.addEventListener("submit", note, true);
    return () => {
      document.removeEventListener("input", look);
      document.removeEventListener("submit", note, true);
    };
  }, [look]);
  // The page as it is after a step. What was refused comes back as its own default, so it does not look typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new place, and each answer at the same one
  useEffect(() => {
    if (state !== "idle") return;
    refused.current = sent.current && document.querySelector(refusals) !== null;
    sent.current = false;
    look();
  }, [key, state, look]);
  useEffect(() => {
    if (!isTouched) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isTouched]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => touched.current && isLoss(currentLocation, nextLocation),
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

const refusals = 'main [aria-invalid="true"], .said--bad';

type Place = { readonly pathname: string; readonly search: string };

/** A paper looked at beside the form, or a part of the page, is no leaving; what is drawn anew for another row is. */
function isLoss(from: Place, to: Place): boolean {
  if (placeOf(from) !== placeOf(to)) return true;
  return unsavedForms().some((form) => {
    if (form.closest(".rowpanel")) return openIn(from) !== openIn(to);
    return form.matches(".bulkbar") && listIn(from) !== listIn(to);
  });
}

function placeOf({ pathname, search }: Place): string {
  return `${pathname}?${new URLSearchParams(search).get("tab") ?? ""}`;
}

function openIn({ search }: Place): string | null {
  return new URLSearchParams(search).get(OPEN_PARAMETER);
}

/** Which rows are shown; not which of them is open, nor what was said. */
function listIn({ search }: Place): string {
  const parameters = new URLSearchParams(search);
  for (const name of [OPEN_PARAMETER, ...saidOnce]) parameters.delete(name);
  return parameters.toString();
}
