import type { RefObject } from "react";
import { useEffect } from "react";

type Field = HTMLInputElement | HTMLSelectElement;

/** Scripts begin after the first paint: what was typed or chosen until then counts too. */
export function useTypedBefore(
  field: RefObject<Field | null>,
  known: string | undefined,
  change: ((value: string) => void) | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    const value = field.current?.value;
    if (value !== undefined && value !== known) change?.(value);
  }, []);
}
