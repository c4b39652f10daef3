import { useEffect, useRef } from "react";
import { type SavedForm, type TypedSaver, typedSaver } from "./typed-saver.ts";

type Kept<Value> = { readonly of: string; readonly saver: TypedSaver<Value> };

/**
 * The saver of one draft. `of` names the draft: another name leaves the one before, which sends what it has as what it
 * was. Null where nothing is saved as it is typed.
 */
export function useTypedSaver<Value>(of: string | null, form: () => SavedForm<Value>) {
  const held = useRef<Kept<Value> | null>(null);
  if (of === null) held.current = null;
  else if (held.current?.of !== of) held.current = { of, saver: typedSaver(form()) };
  const saver = held.current?.saver ?? null;
  useEffect(() => saver?.listen(), [saver]);
  return saver;
}
