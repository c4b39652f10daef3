import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import { useUiWords } from "../ui-words.ts";
import { IconButton } from "./icon-button.tsx";
import { turnCarousel } from "./turn-carousel.ts";

type CarouselProps = {
  label: string;
  slides: { id: string; content: ReactNode }[];
  /** `stage`: pictures over the road. `banner`: one card, one thing at a time. */
  look?: "plain" | "stage" | "banner";
  /** Milliseconds between turns; without it nothing moves by itself. */
  interval?: number;
};

/** Slides in a row that snaps: swiped, scrolled, or turned by arrows and dots, around both ends. */
export function Carousel({ label, slides, look = "plain", interval }: CarouselProps) {
  const words = useUiWords();
  const section = useRef<HTMLElement>(null);
  // On a page without React the still script does the same.
  useEffect(() => (section.current ? turnCarousel(section.current) : undefined), []);
  return (
    <section
      ref={section}
      className={classNames("carousel", look !== "plain" && `carousel--${look}`, look === "banner" && "card")}
      aria-roledescription={words.carousel}
      aria-label={label}
      data-interval={interval}
      // What turns by itself begins when it is seen, the others when somebody touches them (app/still/rare.ts).
      data-still="carousel"
    >
      <ul
        className="carousel__track"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
      >
        {slides.map((slide, position) => (
          <li
            key={slide.id}
            className="carousel__slide"
            aria-label={words.slideOf(position + 1, slides.length)}
          >
            {slide.content}
          </li>
        ))}
      </ul>
      <div className="carousel__nav" hidden={slides.length < 2}>
        <Arrow icon={ChevronLeft} label={words.previousSlide} />
        <div className="dots">
          {slides.map((slide, position) => (
            <button
              key={slide.id}
              type="button"
              aria-label={words.goToSlide(position + 1)}
              aria-current={position === 0 || undefined}
            />
          ))}
        </div>
        <Arrow icon={ChevronRight} label={words.nextSlide} />
        {interval !== undefined && (
          <>
            <IconButton kind="text" size="sm" icon={Pause} label={words.pauseSlides} data-hold="pause" />
            <IconButton kind="text" size="sm" icon={Play} label={words.playSlides} data-hold="play" />
          </>
        )}
      </div>
    </section>
  );
}

function Arrow(props: { icon: typeof ChevronLeft; label: string }) {
  return <IconButton kind="text" size="sm" className="arrow" {...props} />;
}
