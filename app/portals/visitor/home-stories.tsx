import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { StoryCard } from "#app/features/content/components/counselling/story-card.tsx";
import type { Story } from "#app/features/content/data/story.ts";
import { Section } from "#app/ui/section.tsx";

export function HomeStories({ stories }: { stories: readonly Story[] }) {
  const t = useTranslations("home.stories");
  return (
    <Section id="success-stories" title={t("title")}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the row scrolls sideways */}
      <ul className="cols cols--3 swipe gap-y-10" tabIndex={0} aria-label={t("title")}>
        {stories.map((story) => (
          <StoryCard
            key={story.id}
            story={story}
            ratingLabel={t("rating", { rating: String(story.rating) })}
          />
        ))}
      </ul>
      <p className="mt-8">
        <Link className="btn btn--quiet" to="/success">
          {t("all")}
        </Link>
      </p>
    </Section>
  );
}
