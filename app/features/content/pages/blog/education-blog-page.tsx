import Award from "lucide-react/icons/award";
import Compass from "lucide-react/icons/compass";
import Globe from "lucide-react/icons/globe";
import LayoutGrid from "lucide-react/icons/layout-grid";
import NotebookPen from "lucide-react/icons/notebook-pen";
import Rss from "lucide-react/icons/rss";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import emptySearch from "#app/ui/art/empty-search.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Section } from "#app/ui/section.tsx";
import { blogCategories } from "../../blog.ts";
import { ArticleRow } from "../../components/articles/article-row.tsx";
import { ChoiceTiles } from "../../components/choice-tiles.tsx";
import { SubscribeForm } from "../../components/forms/subscribe-form.tsx";
import { SwapFilterForm } from "../../components/forms/swap-filter-form.tsx";
import { InfoHero } from "../../components/info-hero.tsx";
import { filterArticles } from "../../filters.ts";
import { blogMessages } from "../../messages/blog.messages.server.ts";
import { listArticleCounts } from "../../server/articles/list-article-counts.server.ts";
import { listArticles } from "../../server/articles/list-articles.server.ts";
import { subscriptionActions } from "../../server/letters/subscription-actions.server.ts";
import type { Route } from "./+types/education-blog-page";

const icons = {
  all: LayoutGrid,
  scholarships: Award,
  career: Compass,
  "study-abroad": Globe,
  "exam-prep": NotebookPen,
} as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, description } = blogMessages[language];
  return {
    title,
    description,
    messages: loadMessages(language, { blog: blogMessages }),
    articles: listArticles(language).map(({ body: _, bodyLanguage: __, ...card }) => card),
    counts: await listArticleCounts(),
    q: url.searchParams.get("q") ?? "",
    category: blogCategories.find(({ id }) => id === url.searchParams.get("category"))?.id ?? "all",
  };
}

export const action = subscriptionActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/education-blog",
  }),
  {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title: "ScholarSetu Education Blog",
    href: "/education-blog/rss.xml",
  },
];

export default function EducationBlogPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("blog");
  const { articles, counts, q, category } = loaderData;
  const found = filterArticles(articles, { q, category });
  const isNarrowed = q.trim() !== "" || category !== "all";
  return (
    <>
      <InfoHero title={t("title")} picture="screen" lead={t("lead")}>
        <SwapFilterForm
          target="found"
          keep={{ category: category === "all" ? "" : category }}
          search={{
            label: t("search"),
            placeholder: t("example"),
            value: q,
          }}
        />
      </InfoHero>
      <div id="found" data-still="article-counts">
        <Section title={t("categories")} id="categories">
          <ChoiceTiles
            label={t("categories")}
            columns={3}
            selected={category}
            swap="found"
            tiles={blogCategories.map(({ id, count }) => ({
              value: id,
              href: addressOf({ q, category: id === "all" ? "" : id }),
              icon: icons[id],
              title: t(`names.${id}`),
              note: t("count", { count }),
            }))}
          />
        </Section>
        {!isNarrowed && (
          <Section title={t("featured")} tone="sunken" id="featured">
            <ul className="cols cols--3">
              {articles
                .filter(({ featured }) => featured)
                .map((article) => (
                  <ArticleRow key={article.slug} article={article} counts={counts[article.slug]} />
                ))}
            </ul>
          </Section>
        )}
        <Section title={t("all")} id="articles">
          <p className="muted mb-6" role="status">
            {t("found", { found: found.length, count: articles.length })}
          </p>
          {found.length > 0 ? (
            <ul className="cols cols--3 gap-y-8">
              {found.map((article) => (
                <ArticleRow key={article.slug} article={article} counts={counts[article.slug]} />
              ))}
            </ul>
          ) : (
            <EmptyState picture={emptySearch} title={t("nothing")}>
              <p>{t("nothingText")}</p>
            </EmptyState>
          )}
        </Section>
      </div>
      <Section title={t("subscribe")} lead={t("subscribeLead")} tone="sunken" id="subscribe">
        <SubscribeForm answer={actionData} />
        <p className="mt-4">
          <LinkButton kind="text" size="sm" icon={Rss} href="/education-blog/rss.xml" plain>
            {t("rss")}
          </LinkButton>
        </p>
      </Section>
    </>
  );
}

/** The address of the same list with one choice changed. */
function addressOf(choices: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(choices).filter(([, value]) => value !== ""));
  return `/education-blog${query.size > 0 ? `?${query}` : ""}#articles`;
}
