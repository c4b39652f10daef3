import type { ReactNode } from "react";
import { Figures } from "#app/ui/stat-tiles.tsx";

type InfoHeroProps = {
  title: string;
  lead: ReactNode;
  /** Claims of the page, in a row under the words. */
  figures?: readonly { value: string; label: string }[];
  /** Its one next step, or its search. */
  children?: ReactNode;
};

/** The head of an information page: on the house's ground, over its road. */
export function InfoHero({ title, lead, figures, children }: InfoHeroProps) {
  return (
    <section className="sec--ground on-ground border-b-4 border-accent" aria-labelledby="page-title">
      <div className="wrap py-10 lg:py-14">
        <div className="stack max-w-[46rem]">
          <h1 id="page-title" className="text-3xl leading-head lg:text-[2.75rem]">
            {title}
          </h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
        {figures && (
          <Figures className="mt-10" figures={figures.map(({ value, label }) => ({ value, label }))} />
        )}
      </div>
    </section>
  );
}
