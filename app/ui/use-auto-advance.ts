import type { FocusEvent, PointerEvent } from "react";
import { useEffect, useEffectEvent, useState } from "react";

/** Turns by itself, but not under the pointer, not with the focus inside, not unseen, not against the wish for stillness. */
export function useAutoAdvance(interval: number | undefined, advance: () => void) {
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) setStopped(true);
    const look = () => setHidden(document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);

  const running = interval !== undefined && !stopped && !hovered && !focused && !hidden;
  const onTick = useEffectEvent(advance);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(onTick, interval);
    return () => clearInterval(timer);
  }, [running, interval]);

  return {
    running,
    stopped,
    toggle: () => setStopped(!stopped),
    watch: {
      // A finger has no hover: it would pause for good.
      onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
