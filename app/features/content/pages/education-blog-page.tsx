import Award from "lucide-react/icons/award";
import Compass from "lucide-react/icons/compass";
import Globe from "lucide-react/icons/globe";
import LayoutGrid from "lucide-react/icons/layout-grid";
import NotebookPen from "lucide-react/icons/notebook-pen";
import Rss from "lucide-react/icons/rss";
import { readFormData } from "#app/core/form.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import emptySearch from "#app/ui/art/empty-search.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Section } from "#app/ui/section.tsx";
import { blogCategories } from "../blog.ts";
import { ArticleRow } from "../components/article-row.tsx";
import { ChoiceTiles } from "../components/choice-tiles.tsx";
import { InfoHero } from "../components/info-hero.tsx";
import { SubscribeForm } from "../components/subscribe-form.tsx";
import { SwapFilterForm } from "../components/swap-filter-form.tsx";
import { filterArticles } from "../filters.ts";
import { listArticleCounts } from "../server/list-article-counts.server.ts";
import { listArticles } from "../server/list-articles.server.ts";
import { takeSubscription } from "../server/take-subscription.server.ts";
import type { Route } from "./+types/education-blog-page";

const icons = {
  all: LayoutGrid,
  scholarships: Award,
  career: Compass,
  "study-abroad": Globe,
  "exam-prep": NotebookPen,
} as const;

export async function loader({ url }: Route.LoaderArgs) {
  return {
    articles: listArticles().map(({ body: _, ...card }) => card),
    counts: await listArticleCounts(),
    q: url.searchParams.get("q") ?? "",
    category: blogCategories.find(({ id }) => id === url.searchParams.get("category"))?.id ?? "all",
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return takeSubscription(await readFormData(request, 8 * 1024), context);
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: "Education Blog",
    description:
      "Forty-five plain articles on scholarships, careers, study abroad and exams for students in India, from two to six minutes long.",
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
  const { articles, counts, q, category } = loaderData;
  const found = filterArticles(articles, { q, category });
  const isNarrowed = q.trim() !== "" || category !== "all";
  return (
    <>
      <InfoHero
        title="Education Blog"
        picture="screen"
        lead="Plain words about money for study, choosing a path, and exams."
      >
        <SwapFilterForm
          target="found"
          keep={{ category: category === "all" ? "" : category }}
          search={{
            label: "Search the articles",
            placeholder: "Income certificate, GATE, resume…",
            value: q,
          }}
        />
      </InfoHero>
      <div id="found" data-still="article-counts">
        <Section title="Categories" id="categories">
          <ChoiceTiles
            label="Categories"
            columns={3}
            selected={category}
            swap="found"
            tiles={blogCategories.map(({ id, name, count }) => ({
              value: id,
              href: addressOf({ q, category: id === "all" ? "" : id }),
              icon: icons[id],
              title: name,
              note: `${count} articles`,
            }))}
          />
        </Section>
        {!isNarrowed && (
          <Section title="Featured" tone="sunken" id="featured">
            <ul className="cols cols--3">
              {articles
                .filter(({ featured }) => featured)
                .map((article) => (
                  <ArticleRow key={article.slug} article={article} counts={counts[article.slug]} />
                ))}
            </ul>
          </Section>
        )}
        <Section title="All articles" id="articles">
          <p className="muted mb-6" role="status">
            {found.length} of {articles.length} articles
          </p>
          {found.length > 0 ? (
            <ul className="cols cols--3 gap-y-8">
              {found.map((article) => (
                <ArticleRow key={article.slug} article={article} counts={counts[article.slug]} />
              ))}
            </ul>
          ) : (
            <EmptyState picture={emptySearch} title="No article matches">
              <p>Try another word or another category.</p>
            </EmptyState>
          )}
        </Section>
      </div>
      <Section
        title="A letter when there is something new"
        lead="At most one a week. You confirm it once, and stop it with one press."
        tone="sunken"
        id="subscribe"
      >
        <SubscribeForm answer={actionData} />
        <p className="mt-4">
          <LinkButton kind="text" size="sm" icon={Rss} href="/education-blog/rss.xml" plain>
            Or follow by RSS
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
