import { turnCarousel } from "./turn-carousel.ts";

/** `Carousel` on a page without React. */
export function begin(carousel: HTMLElement): void {
  turnCarousel(carousel);
}
