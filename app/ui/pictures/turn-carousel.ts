import { indexAt, wrapIndex } from "./carousel-index.ts";
import { moveTrack } from "./move-track.ts";

/**
 * Makes the arrows, dots and the turning of one carousel work. The row scrolls and snaps by itself; without script
 * every slide is reachable, with it only the one in sight. Answers with how to stop.
 */
export function turnCarousel(carousel: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const track = carousel.querySelector<HTMLElement>(".carousel__track");
  const [back, on] = carousel.querySelectorAll<HTMLElement>(".arrow");
  const dots = [...carousel.querySelectorAll<HTMLElement>(".dots button")];
  const interval = Number(carousel.dataset.interval ?? 0);
  if (!track) return () => undefined;
  carousel.dataset.begun = "";
  let index = 0;
  let isHeld = matchMedia("(prefers-reduced-motion: reduce)").matches;

  const mark = (now: number) => {
    index = now;
    for (const [at, dot] of dots.entries()) {
      if (at === now) dot.setAttribute("aria-current", "true");
      else dot.removeAttribute("aria-current");
    }
    for (const [at, slide] of [...track.children].entries()) slide.toggleAttribute("inert", at !== now);
  };
  const show = (wanted: number) => {
    const next = wrapIndex(wanted, dots.length);
    if (next !== index) moveTrack(track, index, next);
    mark(next);
  };
  const hold = (wanted: boolean) => {
    isHeld = wanted;
    carousel.toggleAttribute("data-held", isHeld);
    track.setAttribute("aria-live", interval > 0 && !isHeld ? "off" : "polite");
  };

  back?.addEventListener("click", () => show(index - 1), { signal });
  on?.addEventListener("click", () => show(index + 1), { signal });
  for (const [at, dot] of dots.entries()) dot.addEventListener("click", () => show(at), { signal });
  for (const button of carousel.querySelectorAll("[data-hold]")) {
    button.addEventListener(
      "click",
      () => {
        hold(!isHeld);
        // The pressed sign has gone; its other face takes the focus over.
        carousel.querySelector<HTMLElement>(isHeld ? "[data-hold=play]" : "[data-hold=pause]")?.focus();
      },
      { signal },
    );
  }
  track.addEventListener(
    "scroll",
    () => {
      if (track.dataset.moving === undefined) {
        mark(indexAt(track.scrollLeft, track.clientWidth, dots.length));
      }
    },
    { signal },
  );
  mark(0);
  hold(isHeld);
  if (interval > 0) {
    // Not under a mouse (a finger has no hover: it would pause for good), not with the focus inside, not unseen.
    const rests = () =>
      isHeld ||
      document.hidden ||
      carousel.matches(":focus-within") ||
      (matchMedia("(hover: hover)").matches && carousel.matches(":hover"));
    const timer = setInterval(() => rests() || show(index + 1), interval);
    signal.addEventListener("abort", () => clearInterval(timer));
  }
  return () => stop.abort();
}
