import Timer from "lucide-react/icons/timer";
import { useEffect, useEffectEvent, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";

type TestClockProps = {
  /** By the server's clock, when the page was made. */
  secondsLeft: number;
  answered: number;
  questions: number;
  onOver: () => void;
};

/** Counts down, speaks up at five minutes and at one, and hands the paper in at zero. */
export function TestClock({ secondsLeft, answered, questions, onOver }: TestClockProps) {
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
    <div className="dock top-0 bottom-auto! rounded-b-lg">
      <span className={`row strong num ${isNear ? "text-bad-ink" : ""}`}>
        <Icon of={Timer} />
        <span role="timer" aria-live="off">
          {Math.floor(left / 60)}:{String(left % 60).padStart(2, "0")}
        </span>
        <span className="vh">minutes left</span>
      </span>
      <span className="muted num">
        {answered} of {questions} answered
      </span>
      <span className="vh" role="status">
        {announcement(left)}
      </span>
    </div>
  );
}

function announcement(left: number): string {
  if (left <= 60) return "One minute left.";
  return left <= 300 ? "Five minutes left." : "";
}
