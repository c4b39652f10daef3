type Press = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** A press that follows a link here: not one for another tab, for a window, or for the browser's own menu. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return !(button || metaKey || ctrlKey || shiftKey || altKey);
}
