import Star from "lucide-react/icons/star";
import { Icon } from "#app/ui/icon.tsx";
import type { CounselingTestimonial } from "../data/counseling.ts";

export function CounselingStories({ stories }: { stories: readonly CounselingTestimonial[] }) {
  return (
    <ul className="cols cols--3 gap-y-10">
      {stories.map(({ name, age, location, service, rating, feedback }) => (
        <li className="story" key={name}>
          <blockquote>“{feedback}”</blockquote>
          <p className="story__won">
            <span>
              <b className="strong">
                {name}, {age}
              </b>
              <br />
              {location}
              <br />
              {service}
            </span>
            <span className="stars" role="img" aria-label={`${rating} of 5 stars`}>
              {Array.from({ length: rating }, (_, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: stars are alike
                <Icon of={Star} key={position} className="fill-current" />
              ))}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
