import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { classNames } from "../class-names.ts";
import { useUiWords } from "../ui-words.ts";
import { Icon } from "./icon.tsx";
import { College, Garland, Home, Mother, Student } from "./scene-people.tsx";

/** Where she stands on her road; each has its picture (design/look, 17). */
export type ScenePlace = "submitted" | "selected" | "way" | "returned" | "paid";

const suns: Partial<Record<ScenePlace, { x: number; y: number; r: number }>> = {
  submitted: { x: 470, y: 196, r: 84 },
  selected: { x: 880, y: 150, r: 104 },
  way: { x: 900, y: 150, r: 104 },
  paid: { x: 1010, y: 128, r: 100 },
};
const lastIcons = { way: Clock, returned: TriangleAlert } as const;

type SceneProps = {
  place: ScenePlace;
  /** What the picture shows, for whoever does not see it. */
  label: string;
  steps: readonly string[];
  /** How many arches are lit. */
  lit: number;
};

/** A moment on the road of arches: she walks once, at the first sight of the page, and stands. */
export function Scene({ place, label, steps, lit }: SceneProps) {
  const words = useUiWords();
  const sun = suns[place];
  const isGlad = place === "selected" || place === "paid";
  const current = place === "way" || place === "returned" ? lit : lit - 1;
  return (
    <section className={`scene scene--${place} on-ground`} aria-label={label}>
      <div className="scene__in">
        <svg className="sky" viewBox="0 0 1200 240" fill="none" aria-hidden="true">
          {sun && place !== "paid" && <Sun {...sun} />}
          <path className="hill-2" d="M640 240q90-92 210-80t170-52 180 92v40z" />
          <path className="hill" d="M0 240q90-96 210-88t190 42 330 46z" />
          {sun && place === "paid" && <Sun {...sun} />}
          <Home />
          <College />
          {place === "submitted" && <Mother />}
          <Student lifts={isGlad} />
        </svg>
        <ol>
          {steps.map((step, index) => {
            const isLit = index < lit;
            const isLast = index === current && !isLit;
            const icon = isLit ? Check : isLast && place in lastIcons ? lastIcons[place as "way"] : null;
            return (
              <li
                key={step}
                className={
                  classNames(
                    !isLit && (isLast && place === "returned" ? "stop" : "next"),
                    index === current && isLit && "fresh",
                  ) || undefined
                }
                aria-current={index === current ? "step" : undefined}
              >
                <span>
                  {icon && <Icon of={icon} />}
                  {isLit && <em className="vh">{words.stepDone} </em>}
                  {step}
                </span>
              </li>
            );
          })}
        </ol>
      </div>
      {isGlad && <Garland />}
    </section>
  );
}

function Sun({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g className="sun">
      <circle cx={x} cy={y} r={r} fill="#faac20" />
    </g>
  );
}
