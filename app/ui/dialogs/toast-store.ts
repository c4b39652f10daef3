export type Toast = { id: string; tone: "info" | "ok" | "warn" | "bad"; text: string };

let toasts: readonly Toast[] = [];
let made = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a short word after something was done here in the browser. */
export function showToast(text: string, tone: Toast["tone"] = "ok"): void {
  made += 1;
  // Three at most: older ones have been read or never will be.
  change([...toasts, { id: `toast-${made}`, text, tone }].slice(-3));
}

export function dismissToast(id: string): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export function listToasts(): readonly Toast[] {
  return toasts;
}

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
