import Star from "lucide-react/icons/star";
import type { Story } from "#app/features/content/data/stories.ts";
import { Icon } from "#app/ui/icon.tsx";
import { portraits } from "./portraits.ts";

/** One student's story: who, in their words, and what was won. */
export function StoryCard({ story, ratingLabel }: { story: Story; ratingLabel: string }) {
  return (
    <li className="story">
      <div className="story__who">
        <img className="face" src={portraits[story.image]} alt="" width={64} height={72} loading="lazy" />
        <div>
          <h3>{story.name}</h3>
          <p>
            {story.course}
            <br />
            {story.location}
          </p>
        </div>
      </div>
      <blockquote lang={isEnglish(story.story) ? "en" : undefined}>“{story.story}”</blockquote>
      <p className="story__won">
        <span>
          {story.scholarship}, {story.year}
          <br />
          <b>{story.amount}</b>
        </span>
        <span className="stars" role="img" aria-label={ratingLabel}>
          {Array.from({ length: story.rating }, (_, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: five stars are alike
            <Icon of={Star} key={position} className="fill-current" />
          ))}
        </span>
      </p>
    </li>
  );
}

/** The student's own words stay as they were written, and are marked where they are in Latin letters. */
function isEnglish(text: string): boolean {
  return /[a-z]/i.test(text) && !/[\u0900-\u0c7f]/.test(text);
}
