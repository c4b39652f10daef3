import Star from "lucide-react/icons/star";
import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/pictures/icon.tsx";
import type { CounselingTestimonial } from "../../data/counseling.ts";

export function CounselingStories({ stories }: { stories: readonly CounselingTestimonial[] }) {
  const t = useTranslations("counseling");
  return (
    <ul className="cols cols--3 gap-y-10">
      {stories.map(({ name, age, location, service, rating, feedback }) => (
        <li className="story" key={name}>
          <blockquote lang="en">“{feedback}”</blockquote>
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
            <span className="stars" role="img" aria-label={t("stars", { rating })}>
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
