import ChevronDown from "lucide-react/icons/chevron-down";
import { useLocale, useTranslations } from "use-intl";
import { formatDate } from "#app/core/clock.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { KindBadge } from "#app/ui/desk/badge.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { ArticleMarks } from "../../components/articles/article-marks.tsx";
import { ArticleRow } from "../../components/articles/article-row.tsx";
import { useBylines } from "../../components/articles/bylines.ts";
import { topicPictures } from "../../components/articles/topic-pictures.ts";
import { articleMessages } from "../../messages/article.messages.server.ts";
import { blogMessages } from "../../messages/blog.messages.server.ts";
import { articleActions } from "../../server/articles/article-actions.server.ts";
import { getArticle } from "../../server/articles/get-article.server.ts";
import { listArticleCounts } from "../../server/articles/list-article-counts.server.ts";
import { listArticles } from "../../server/articles/list-articles.server.ts";
import { renderMarkdown } from "../../server/articles/render-markdown.server.ts";
import type { Route } from "./+types/article-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { body, ...article } = getArticle(params.slug, language);
  const counts = await listArticleCounts();
  return {
    messages: loadMessages(language, { blog: blogMessages, article: articleMessages }),
    article,
    ...renderMarkdown(body),
    counts: counts[article.slug] ?? { views: 0, likes: 0 },
    related: listArticles(language)
      .filter(({ category, slug }) => category === article.category && slug !== article.slug)
      .slice(0, 3)
      .map(({ body: _, bodyLanguage: __, ...card }) => card),
  };
}

export const action = articleActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const article = loaderData?.article;
  return pageMeta(matches, {
    title: article?.title ?? "Article",
    description: article?.excerpt ?? "",
    path: `/education-blog/${article?.slug ?? ""}`,
    data: article
      ? [
          {
            "@type": "BlogPosting",
            headline: article.title,
            inLanguage: article.bodyLanguage,
            description: article.excerpt,
            datePublished: article.date,
            dateModified: article.updated ?? article.date,
            author: { "@type": "Person", name: article.author },
          },
        ]
      : [],
  });
};

export default function ArticlePage({ loaderData, actionData }: Route.ComponentProps) {
  const { article, html, headings, counts, related } = loaderData;
  const t = useTranslations("article");
  const words = useTranslations("blog");
  const byline = useBylines();
  const language = useLocale() as Language;
  // A text that is still in English says so, and is read out as English.
  const textLanguage = article.bodyLanguage === language ? undefined : article.bodyLanguage;
  return (
    <div className="wrap pb-20">
      <PageHead
        title={article.title}
        lead={[
          byline(article),
          article.updated && t("updated", { day: formatDate(article.updated, language) }),
          words("minutes", { minutes: article.readMinutes }),
        ]
          .filter(Boolean)
          .join(", ")}
        crumbs={
          <Breadcrumb
            crumbs={[{ label: words("title"), href: "/education-blog" }, { label: article.title }]}
          />
        }
        badges={<KindBadge>{words(`names.${article.category}`)}</KindBadge>}
      />
      <div className="split split--end lg:gap-16">
        <article>
          <img
            className="mb-6 h-auto w-full max-w-[26rem] rounded-lg"
            src={topicPictures[article.image]}
            alt=""
            width={360}
            height={200}
          />
          <p className="lead mb-8">{article.excerpt}</p>
          {textLanguage && <p className="muted mb-8">{t("textInEnglish")}</p>}
          {headings.length > 4 && (
            <nav className="no-print mb-8" aria-label={t("contents")}>
              <details className="fold">
                <summary>
                  {t("contents")} <Icon of={ChevronDown} />
                </summary>
                <ol className="stack small pb-4 [--gap:0.625rem]" lang={textLanguage}>
                  {headings.map(({ id, title }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{title}</a>
                    </li>
                  ))}
                </ol>
              </details>
            </nav>
          )}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, raw HTML escaped by the renderer */}
          <div className="prose" lang={textLanguage} dangerouslySetInnerHTML={{ __html: html }} />
        </article>
        <aside className="stick no-print grid gap-8">
          <ArticleMarks slug={article.slug} counts={counts} answered={actionData?.shown} />
          <section aria-labelledby="related-title">
            <h2 id="related-title" className="card__title mb-4">
              {t(`more.${article.category}`)}
            </h2>
            <ul className="grid gap-5">
              {related.map((one) => (
                <ArticleRow key={one.slug} article={one} counts={undefined} />
              ))}
            </ul>
          </section>
          <p>
            <LinkButton kind="quiet" size="sm" href={`/education-blog?category=${article.category}`}>
              {t(`allOf.${article.category}`)}
            </LinkButton>
          </p>
        </aside>
      </div>
    </div>
  );
}
