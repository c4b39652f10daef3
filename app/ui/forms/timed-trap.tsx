import { useEffect, useRef } from "react";
import { TrapField } from "./trap-field.tsx";

/**
 * For forms that anybody may send: the field that only machines fill in, and how long the form was open (`took`, in
 * milliseconds, written as it is sent; empty without script). The verb decides what either means.
 */
export function TimedTrap() {
  const took = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const openedAt = performance.now();
    const form = took.current?.form;
    const noteTime = () => {
      if (took.current) took.current.value = String(Math.round(performance.now() - openedAt));
    };
    // Before the router reads the fields.
    form?.addEventListener("submit", noteTime, true);
    return () => form?.removeEventListener("submit", noteTime, true);
  }, []);
  return (
    <>
      <TrapField />
      <input type="hidden" name="took" ref={took} defaultValue="" />
    </>
  );
}
