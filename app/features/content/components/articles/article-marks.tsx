import Eye from "lucide-react/icons/eye";
import Heart from "lucide-react/icons/heart";
import { useTranslations } from "use-intl";
import { formatCount } from "#app/core/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import type { ArticleCounts } from "../../blog.ts";

export type MarkAnswer = ArticleCounts & { liked: boolean };

type ArticleMarksProps = { slug: string; counts: ArticleCounts; answered: MarkAnswer | undefined };

/** Views and likes. Opening the article counts once a visit; the like belongs to this browser. */
export function ArticleMarks({ slug, counts, answered }: ArticleMarksProps) {
  const t = useTranslations("article");
  const words = useTranslations("blog");
  const { views, likes } = answered ?? counts;
  const liked = answered?.liked ?? false;
  return (
    <form
      id="article-marks"
      method="post"
      action={`/education-blog/${slug}`}
      className="row"
      data-still="article-marks"
    >
      <Button
        kind="quiet"
        size="sm"
        icon={Heart}
        name="intent"
        value={liked ? "unlike" : "like"}
        aria-pressed={liked}
        className={liked ? "text-bad-ink [&_.i]:fill-current" : undefined}
      >
        {t(liked ? "liked" : "like")} <span className="num">{formatCount(likes)}</span>
      </Button>
      <span className="row small muted [--gap:0.375rem]">
        <Icon of={Eye} />
        <span className="num">{formatCount(views)}</span> {words("views")}
      </span>
    </form>
  );
}
