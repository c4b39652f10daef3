import { type RefObject, useEffect, useState } from "react";

/**
 * Only the paper, without the site around it: the browser's full screen, and where a phone has none, a sheet
 * over the page. Escape leaves it.
 */
export function useFocusMode(box: RefObject<HTMLElement | null>) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const followBrowser = () => {
      if (!document.fullscreenElement) setOn(false);
    };
    const leaveByKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setOn(false);
    };
    document.addEventListener("fullscreenchange", followBrowser);
    document.addEventListener("keydown", leaveByKey);
    return () => {
      document.removeEventListener("fullscreenchange", followBrowser);
      document.removeEventListener("keydown", leaveByKey);
    };
  }, []);
  const toggle = () => {
    setOn(!isOn);
    // Refused or missing, the sheet stays.
    if (isOn) void document.exitFullscreen?.().catch(() => undefined);
    else void box.current?.requestFullscreen?.().catch(() => undefined);
  };
  return { isOn, toggle };
}
