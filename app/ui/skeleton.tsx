import { classNames } from "./class-names.ts";
import { useUiWords } from "./ui-words.ts";

const shapes = {
  card: ["short", "title", "mid", "full", "mid"],
  lines: ["full", "mid", "full", "short"],
} as const;

/** Bones in the shape of what comes, and only after 300 ms. */
export function Skeleton({ shape = "lines" }: { shape?: keyof typeof shapes }) {
  const words = useUiWords();
  return (
    <div className={classNames("bones", shape === "card" && "card")} aria-busy="true">
      <p className="vh" role="status">
        {words.loading}
      </p>
      {shapes[shape].map((bone, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have no names and never move
        <div className={classNames("bone", bone !== "full" && `bone--${bone}`)} key={index} />
      ))}
    </div>
  );
}
