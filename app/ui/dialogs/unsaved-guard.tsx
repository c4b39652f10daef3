import { useEffect, useRef, useState } from "react";
import { useBlocker, useLocation } from "react-router";
import { Button } from "../button.tsx";
import { Dialog } from "./dialog.tsx";

/** So many answers typed are work; one or two are typed again in a moment. */
const manyAnswers = 3;

/**
 * D29: words typed into any longer form of a desk are not lost to a stray press. It stands once, in the desk's frame,
 * and knows of a form what its fields say: an answer sent is no longer unsaved.
 */
export function UnsavedGuard() {
  const [isTouched, setTouched] = useState(false);
  /** A form may lead away in the very moment it is sent: before anything is drawn anew. */
  const touched = useRef(false);
  const { key } = useLocation();
  useEffect(() => {
    const note = (now: boolean) => {
      touched.current = now;
      setTouched(now);
    };
    const look = () => note([...document.querySelectorAll<HTMLFormElement>("main form")].some(holdsWork));
    const sent = () => note(false);
    document.addEventListener("input", look);
    document.addEventListener("submit", sent, true);
    return () => {
      document.removeEventListener("input", look);
      document.removeEventListener("submit", sent, true);
    };
  }, []);
  // Another page: what was typed here is sent, or its loss was agreed to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new place begins anew
  useEffect(() => {
    touched.current = false;
    setTouched(false);
  }, [key]);
  useEffect(() => {
    if (!isTouched) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isTouched]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      touched.current && placeOf(currentLocation) !== placeOf(nextLocation),
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

/** A paper looked at beside the form, or a part of the page, is no leaving. */
function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname}?${new URLSearchParams(search).get("tab") ?? ""}`;
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function holdsWork(form: HTMLFormElement): boolean {
  if (form.method !== "post") return false;
  const changed = [...form.elements].filter((field): field is Typed => isChanged(field));
  const hasWords = changed.some((field) => field instanceof HTMLTextAreaElement && field.value.trim() !== "");
  return hasWords || changed.length >= manyAnswers;
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  if (!(field instanceof HTMLInputElement)) return false;
  // The ticks of a list are no words.
  if (field.type === "hidden" || field.type === "search" || "bulk" in field.dataset) return false;
  if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
  return field.type === "file" ? (field.files?.length ?? 0) > 0 : field.value !== field.defaultValue;
}
