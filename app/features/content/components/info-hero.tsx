import type { ReactNode } from "react";
import { Figures } from "#app/ui/charts/stat-tiles.tsx";
import type { TopicPicture } from "../topic-picture.ts";
import { topicPictures } from "./articles/topic-pictures.ts";

type InfoHeroProps = {
  title: string;
  lead: ReactNode;
  /** Claims of the page, in a row under the words. */
  figures?: readonly { value: string; label: string }[];
  /** The drawing beside the words; small and over them on a phone. */
  picture?: TopicPicture;
  /** Its one next step, or its search. */
  children?: ReactNode;
};

/** The head of an information page: on the house's ground, over its road. */
export function InfoHero({ title, lead, figures, picture, children }: InfoHeroProps) {
  return (
    <section className="sec--ground on-ground border-b-4 border-accent" aria-labelledby="page-title">
      <div className="wrap py-8 lg:py-14">
        <div className="flex gap-5 max-lg:flex-col-reverse lg:items-center lg:justify-between lg:gap-12">
          <div className="stack max-w-[42rem]">
            <h1 id="page-title" className="text-3xl leading-head lg:text-[2.75rem]">
              {title}
            </h1>
            <p className="lead">{lead}</p>
            {children}
          </div>
          {picture && (
            <img
              className="h-auto w-36 shrink-0 rounded-lg lg:w-[22rem]"
              src={topicPictures[picture]}
              alt=""
              width={360}
              height={200}
            />
          )}
        </div>
        {figures && (
          <Figures className="mt-10" figures={figures.map(({ value, label }) => ({ value, label }))} />
        )}
      </div>
    </section>
  );
}
