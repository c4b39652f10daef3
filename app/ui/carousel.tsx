import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { indexAt, wrapIndex } from "./carousel-index.ts";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { moveTrack } from "./move-track.ts";
import { useUiWords } from "./ui-words.ts";
import { useAutoAdvance } from "./use-auto-advance.ts";

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
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);

  const show = (wanted: number) => {
    const next = wrapIndex(wanted, slides.length);
    if (track.current && next !== index) moveTrack(track.current, index, next);
    setIndex(next);
  };
  const turning = useAutoAdvance(interval, () => show(index + 1));

  const settle = () => {
    const row = track.current;
    if (row && row.dataset.moving === undefined)
      setIndex(indexAt(row.scrollLeft, row.clientWidth, slides.length));
  };

  return (
    <section
      className={classNames("carousel", look !== "plain" && `carousel--${look}`, look === "banner" && "card")}
      aria-roledescription={words.carousel}
      aria-label={label}
      {...turning.watch}
    >
      <ul
        className="carousel__track"
        ref={track}
        onScroll={settle}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        aria-live={turning.running ? "off" : "polite"}
      >
        {slides.map((slide, position) => (
          <li
            key={slide.id}
            className="carousel__slide"
            aria-label={words.slideOf(position + 1, slides.length)}
            // Without script every slide is reachable; with it, only the one in sight.
            inert={live && position !== index}
          >
            {slide.content}
          </li>
        ))}
      </ul>
      <div className="carousel__nav">
        <Arrow icon={ChevronLeft} label={words.previousSlide} onClick={() => show(index - 1)} />
        <div className="dots">
          {slides.map((slide, position) => (
            <button
              key={slide.id}
              type="button"
              aria-label={words.goToSlide(position + 1)}
              aria-current={position === index ? "true" : undefined}
              onClick={() => show(position)}
            />
          ))}
        </div>
        <Arrow icon={ChevronRight} label={words.nextSlide} onClick={() => show(index + 1)} />
        {interval !== undefined && (
          <IconButton
            kind="text"
            size="sm"
            icon={turning.stopped ? Play : Pause}
            label={turning.stopped ? words.playSlides : words.pauseSlides}
            onClick={turning.toggle}
          />
        )}
      </div>
    </section>
  );
}

function Arrow(props: { icon: typeof ChevronLeft; label: string; onClick: () => void }) {
  return <IconButton kind="text" size="sm" className="arrow" {...props} />;
}
