import Timer from "lucide-react/icons/timer";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/pictures/icon.tsx";

type TestClockProps = {
  /** By the server's clock, when the page was made. */
  secondsLeft: number;
  answered: number;
  questions: number;
  onOver: () => void;
  /** What else stands in the bar. */
  children?: ReactNode;
};

/** Counts down, speaks up at five minutes and at one, and hands the paper in at zero. */
export function TestClock({ secondsLeft, answered, questions, onOver, children }: TestClockProps) {
  const t = useTranslations("mockTest");
  const [left, setLeft] = useState(secondsLeft);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const since = performance.now();
    const tick = () => {
      const rest = Math.max(0, secondsLeft - Math.floor((performance.now() - since) / 1000));
      setLeft(rest);
      if (rest === 0) {
        clearInterval(timer);
        over();
      }
    };
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [secondsLeft]);
  const isNear = left <= 60;
  return (
    <div className="dock top-0 bottom-auto! flex-wrap rounded-b-lg">
      <span className={`row strong num ${isNear ? "text-bad-ink" : ""}`}>
        <Icon of={Timer} />
        <span role="timer" aria-live="off">
          {Math.floor(left / 60)}:{String(left % 60).padStart(2, "0")}
        </span>
        <span className="vh">{t("minutesLeft")}</span>
      </span>
      <span className="muted num">
        {t("answered", { answered: String(answered), questions: String(questions) })}
      </span>
      {children}
      <span className="vh" role="status">
        {left <= 60 ? t("oneMinute") : left <= 300 ? t("fiveMinutes") : ""}
      </span>
    </div>
  );
}
