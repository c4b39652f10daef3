import X from "lucide-react/icons/x";
import { useEffect, useState, useSyncExternalStore } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../pictures/icon.tsx";
import { IconButton } from "../pictures/icon-button.tsx";
import { useUiWords } from "../ui-words.ts";
import { alertIcons } from "./alert.tsx";
import type { Toast } from "./toast-store.ts";
import { dismissToast, listToasts, watchToasts } from "./toast-store.ts";

const none: readonly Toast[] = [];
/** Long enough to read twice; bad news stays until it is put away. */
const readingMilliseconds = 8000;

/** One per page, in the layout. */
export function ToastRegion() {
  const words = useUiWords();
  const toasts = useSyncExternalStore(watchToasts, listToasts, () => none);
  return (
    <section className="toasts" aria-label={words.messages} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDone={() => dismissToast(toast.id)} />
      ))}
    </section>
  );
}

export function ToastCard({ toast, onDone }: { toast: Toast; onDone?: () => void }) {
  const words = useUiWords();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!onDone || held || toast.tone === "bad") return;
    const timer = setTimeout(onDone, readingMilliseconds);
    return () => clearTimeout(timer);
  }, [held, onDone, toast.tone]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting on it only keeps it longer
    <div
      className={classNames("toast", toast.tone !== "info" && `toast--${toast.tone}`)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={alertIcons[toast.tone]} />
      <p>{toast.text}</p>
      <IconButton
        className="needs-script"
        kind="text"
        size="sm"
        icon={X}
        label={words.dismiss}
        onClick={onDone}
      />
    </div>
  );
}
