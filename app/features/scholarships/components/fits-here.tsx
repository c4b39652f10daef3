import { Anchor } from "#app/ui/anchor.tsx";
import { useFitting } from "./use-fitting.ts";

/** For whoever is known, the figure of her list: the page around it is the same for everyone. */
export function FitsHere({ words }: { words: (fits: number) => string }) {
  const fitting = useFitting("ordered", "");
  if (fitting.state !== "found" || fitting.page.fits === 0) return null;
  return (
    <p className="wrap mt-6 strong">
      <Anchor href="/scholarships?mine=yes">{words(fitting.page.fits)}</Anchor>
    </p>
  );
}
