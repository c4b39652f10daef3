const whole = /^\d+$/;

/**
 * L52: the figure counts from what it said to what it says (picture 14), for the eye only: the text is the true figure
 * from the first moment on, and is read out once.
 */
export function countUp(element: HTMLElement, from: string, to: string): void {
  if (from === to || !whole.test(from) || !whole.test(to)) return;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const earlier of element.getAnimations()) earlier.cancel();
  element.classList.add("counts");
  const counting = element.animate({ "--n": [from, to] }, { duration: 500, easing: "ease-out" });
  // Another answer came meanwhile: that one ends it.
  counting.finished.then(
    () => element.classList.remove("counts"),
    () => undefined,
  );
}
