function findDialog(id: string): HTMLDialogElement | null {
  const found = document.getElementById(id);
  return found instanceof HTMLDialogElement ? found : null;
}

export function openDialog(id: string): boolean {
  const dialog = findDialog(id);
  if (!dialog) return false;
  if (!dialog.open) dialog.showModal();
  return true;
}

export function closeDialog(id: string): void {
  findDialog(id)?.close();
}

/** Where a browser does not know `command` yet, the click has to do it. */
export function knowsCommands(): boolean {
  return "commandForElement" in HTMLButtonElement.prototype;
}
