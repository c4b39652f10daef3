import { Anchor } from "#app/ui/anchor.tsx";

/** The page around it is the same for everyone and without React: begin-fits-here.ts fills in the reader's own figure. */
export function FitsHere({ words }: { words: (fits: number) => string }) {
  return (
    <p
      className="wrap mt-6 strong"
      hidden
      data-still="fits-here"
      data-for="student"
      data-one={words(1)}
      data-more={words(2)}
    >
      <Anchor href="/scholarships?mine=yes"> </Anchor>
    </p>
  );
}
