import ChevronDown from "lucide-react/icons/chevron-down";
import { formatDate } from "#app/core/clock.ts";
import { readFormData } from "#app/core/form.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { clientAddressContext } from "#app/core/request-context.ts";
import { KindBadge } from "#app/ui/badge.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { blogCategoryNames } from "../blog.ts";
import { ArticleMarks } from "../components/article-marks.tsx";
import { ArticleRow } from "../components/article-row.tsx";
import { topicPictures } from "../components/topic-pictures.ts";
import { getArticle } from "../server/get-article.server.ts";
import { listArticleCounts } from "../server/list-article-counts.server.ts";
import { listArticles } from "../server/list-articles.server.ts";
import { markArticle } from "../server/mark-article.server.ts";
import { renderMarkdown } from "../server/render-markdown.server.ts";
import type { Route } from "./+types/article-page";

export async function loader({ params }: Route.LoaderArgs) {
  const { body, ...article } = getArticle(params.slug);
  const counts = await listArticleCounts();
  return {
    article,
    ...renderMarkdown(body),
    counts: counts[article.slug] ?? { views: 0, likes: 0 },
    related: listArticles()
      .filter(({ category, slug }) => category === article.category && slug !== article.slug)
      .slice(0, 3)
      .map(({ body: _, ...card }) => card),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  return markArticle(params.slug, await readFormData(request, 4 * 1024), context.get(clientAddressContext));
}

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
  const category = blogCategoryNames[article.category];
  return (
    <div className="wrap pb-20">
      <PageHead
        title={article.title}
        lead={[
          article.author,
          formatDate(article.date),
          article.updated && `brought up to date ${formatDate(article.updated)}`,
          `${article.readMinutes} min read`,
        ]
          .filter(Boolean)
          .join(", ")}
        crumbs={
          <Breadcrumb
            crumbs={[{ label: "Education Blog", href: "/education-blog" }, { label: article.title }]}
          />
        }
        badges={<KindBadge>{category}</KindBadge>}
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
          {headings.length > 4 && (
            <nav className="no-print mb-8" aria-label="On this page">
              <details className="fold">
                <summary>
                  On this page <Icon of={ChevronDown} />
                </summary>
                <ol className="stack small pb-4 [--gap:0.625rem]">
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
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        </article>
        <aside className="stick no-print grid gap-8">
          <ArticleMarks slug={article.slug} counts={counts} answered={actionData} />
          <section aria-labelledby="related-title">
            <h2 id="related-title" className="card__title mb-4">
              More on {category.toLowerCase()}
            </h2>
            <ul className="grid gap-5">
              {related.map((one) => (
                <ArticleRow key={one.slug} article={one} counts={undefined} />
              ))}
            </ul>
          </section>
          <p>
            <LinkButton kind="quiet" size="sm" href={`/education-blog?category=${article.category}`}>
              All articles on {category.toLowerCase()}
            </LinkButton>
          </p>
        </aside>
      </div>
    </div>
  );
}
