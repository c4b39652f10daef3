import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { saidOnce } from "#app/core/passing-parameters.ts";
import { Anchor } from "../anchor.tsx";
import { classNames } from "../class-names.ts";
import { Icon } from "../pictures/icon.tsx";
import { useUiWords } from "../ui-words.ts";
import { alertIcons } from "./alert.tsx";

type SaidProps = {
  tone?: "ok" | "bad" | "info";
  /** What the press was answered: a new one takes the focus again. */
  answer?: unknown;
  children: ReactNode;
};

/** Long enough to read it twice and to press Undo; bad news stays until it is put away. */
const readingMilliseconds = 10_000;

/**
 * What a press led to. It floats over the page, so that nothing moves under the pointer (D1); a refusal takes the
 * focus. Its page exports `shouldRevalidate`, so that it tells what is so now (D4).
 */
export function Said({ tone = "ok", answer, children }: SaidProps) {
  const words = useUiWords();
  const box = useRef<HTMLDivElement>(null);
  const { key, pathname, search } = useLocation();
  const [gone, setGone] = useState<unknown>();
  const [held, setHeld] = useState(false);
  const isGone = gone === (answer ?? key);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is what calls for the focus
  useEffect(() => {
    if (tone === "bad") box.current?.focus();
  }, [answer, key]);
  useEffect(() => {
    if (tone === "bad" || held || isGone) return;
    const timer = setTimeout(() => setGone(answer ?? key), readingMilliseconds);
    return () => clearTimeout(timer);
  }, [tone, held, isGone, answer, key]);

  if (isGone) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting on it only keeps it longer
    <div
      ref={box}
      tabIndex={-1}
      role={tone === "bad" ? "alert" : "status"}
      className={classNames("said", `said--${tone}`)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={alertIcons[tone]} />
      <div className="said__words">{children}</div>
      {/* Without script the same page without the message. */}
      <Anchor
        className="ib"
        href={withoutWord(pathname, search)}
        aria-label={words.dismiss}
        onClick={(event) => {
          event.preventDefault();
          setGone(answer ?? key);
        }}
      >
        <Icon of={X} />
      </Anchor>
    </div>
  );
}

function withoutWord(pathname: string, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of saidOnce) parameters.delete(name);
  const rest = parameters.toString();
  return rest ? `${pathname}?${rest}` : pathname;
}
