import Star from "lucide-react/icons/star";
import type { Story } from "#app/features/content/data/story.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { portraits } from "../portraits.ts";

/** One student's story: who, in their words, and what was won. */
export function StoryCard({ story, ratingLabel }: { story: Story; ratingLabel: string }) {
  return (
    <li className="story">
      <div className="story__who">
        <img className="face" src={portraits[story.image]} alt="" width={64} height={72} loading="lazy" />
        <div>
          <h3 lang={langOf(story.name)}>{story.name}</h3>
          <p>
            <span lang={langOf(story.course)}>{story.course}</span>
            <br />
            {story.location}
          </p>
        </div>
      </div>
      <blockquote lang={langOf(story.story)}>“{story.story}”</blockquote>
      <p className="story__won">
        <span>
          <span lang={langOf(story.scholarship)}>{story.scholarship}</span>, {story.year}
          <br />
          <b lang={langOf(story.amount)}>{story.amount}</b>
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
function langOf(text: string): "en" | undefined {
  return /[a-z]/i.test(text) && !/[\u0900-\u0c7f]/.test(text) ? "en" : undefined;
}
