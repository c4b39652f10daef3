import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { formatCount } from "#app/core/money.ts";
import { classNames } from "#app/ui/class-names.ts";
import { KindBadge } from "#app/ui/desk/badge.tsx";
import type { ArticleCard, ArticleCounts } from "../../blog.ts";
import { useBylines } from "./bylines.ts";
import { topicPictures } from "./topic-pictures.ts";

type ArticleRowProps = { article: ArticleCard; counts: ArticleCounts | undefined; level?: 2 | 3 };

/** An article in a list: what it is about, who wrote it, how long it takes. */
export function ArticleRow({ article, counts, level = 3 }: ArticleRowProps) {
  const t = useTranslations("blog");
  const byline = useBylines();
  const { slug, title, excerpt, category, image, readMinutes } = article;
  const Title = `h${level}` as const;
  return (
    <li className={classNames("flex flex-col gap-2", !counts && "border-t border-line pt-5")}>
      <div className="flex flex-col gap-3 max-sm:flex-row-reverse max-sm:items-start max-sm:justify-between">
        {counts && (
          <img
            className="h-auto w-full rounded-lg max-sm:h-16 max-sm:w-24 max-sm:shrink-0 max-sm:object-cover"
            src={topicPictures[image]}
            alt=""
            width={360}
            height={200}
            loading="lazy"
          />
        )}
        <div className="flex flex-col gap-2">
          <p className="row [--gap:0.5rem]">
            <KindBadge>{t(`names.${category}`)}</KindBadge>
            <span className="small muted">{t("minutes", { minutes: readMinutes })}</span>
          </p>
          <Title className="text-lg">
            <Link className="plain" to={`/education-blog/${slug}`}>
              {title}
            </Link>
          </Title>
        </div>
      </div>
      <p className="muted max-sm:line-clamp-2">{excerpt}</p>
      <p className="small muted mt-auto">
        {byline(article)}
        {counts && (
          <>
            {" · "}
            <span className="num" data-count-of={slug}>
              {formatCount(counts.views)}
            </span>{" "}
            {t("views")} ·{" "}
            <span className="num" data-count-of={slug} data-count="likes">
              {formatCount(counts.likes)}
            </span>{" "}
            {t("likes")}
          </>
        )}
      </p>
    </li>
  );
}
