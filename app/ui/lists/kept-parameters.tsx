import { useContext } from "react";
import { DeskListContext } from "./desk-list-context.ts";

/** In a form that searches or narrows the list of a desk: its view, columns and page size go along. */
export function KeptParameters() {
  const kept = useContext(DeskListContext)?.kept ?? [];
  return kept.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
