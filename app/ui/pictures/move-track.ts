import { isNeighbour } from "./carousel-index.ts";

/** The hero's slide lasts half a second. */
const slideMilliseconds = 500;

function prefersStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Shows another slide of a snapping track. While it moves, `data-moving` switches the snapping off. */
export function moveTrack(track: HTMLElement, from: number, to: number): void {
  const goal = to * track.clientWidth;
  if (prefersStillness()) {
    track.scrollLeft = goal;
  } else if (isNeighbour(from, to)) {
    slide(track, goal);
  } else {
    fade(track, goal);
  }
}

function slide(track: HTMLElement, goal: number): void {
  const begin = track.scrollLeft;
  const since = performance.now();
  const run = String(since);
  track.dataset.moving = run;
  const step = (at: number) => {
    // A later move has taken over.
    if (track.dataset.moving !== run) return;
    const part = Math.min(1, (at - since) / slideMilliseconds);
    track.scrollLeft = begin + (goal - begin) * (1 - (1 - part) ** 3);
    if (part < 1) requestAnimationFrame(step);
    else delete track.dataset.moving;
  };
  requestAnimationFrame(step);
}

function fade(track: HTMLElement, goal: number): void {
  const run = String(performance.now());
  const half = slideMilliseconds / 2;
  track.dataset.moving = run;
  track.animate([{ opacity: 1 }, { opacity: 0 }, { opacity: 1 }], { duration: slideMilliseconds });
  setTimeout(() => {
    if (track.dataset.moving !== run) return;
    track.scrollLeft = goal;
    delete track.dataset.moving;
  }, half);
}
