import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { parseListQuery } from "#app/core/list-query.ts";
import { loadMessages } from "#app/core/load-messages.server.ts";
import { formatCount } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/request-context.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { ImpactBlock } from "../components/impact-block.tsx";
import { ScholarshipList } from "../components/scholarship-list.tsx";
import { listParameters, shorterAddress } from "../list-address.ts";
import { discoveryParts } from "../messages/discovery.messages.server.ts";
import { optionMessages } from "../messages/options.messages.server.ts";
import { filterNames } from "../scholarship-filters.ts";
import { scholarshipList } from "../scholarship-list.ts";
import { cardIn } from "../server/card-in.server.ts";
import { composeListOptions } from "../server/compose-list-options.server.ts";
import { countCatalogue } from "../server/count-catalogue.server.ts";
import { listNearest } from "../server/list-nearest.server.ts";
import { listScholarships } from "../server/list-scholarships.server.ts";
import type { Route } from "./+types/scholarships-page";

const parts = discoveryParts("card", "list", "check");

export async function loader({ url, context }: Route.LoaderArgs) {
  const shorter = shorterAddress(url, [...filterNames, ...listParameters]);
  if (shorter) throw redirect(shorter);
  const language = context.get(languageContext);
  const query = parseListQuery(scholarshipList, url);
  const page = await listScholarships(query);
  const cards = page.total > 0 ? page.scholarships : await listNearest(query);
  const values: Record<string, string> = { q: query.search, sort: query.sort };
  for (const name of filterNames) values[name] = query.filters[name][0] ?? "";
  const options = composeListOptions(query, page.facets, language);
  const words = optionMessages[language].titles;
  const list = new URLSearchParams(
    Object.entries(values).filter(([, value]) => value !== "" && value !== scholarshipList.defaultSort),
  );
  return {
    title: words.list,
    description: words.listDescription,
    narrowed: options.active.map(({ label }) => label).join(", "),
    catalogue: await countCatalogue(),
    view: {
      scholarships: cards.map((card) => cardIn(card, language)),
      total: page.total,
      options,
      values,
      query: `?${list}`,
      isFirstPage: query.cursor === null,
      isPartIgnored: query.notes.length > 0,
      previousHref: page.previous && query.toUrl({ cursor: page.previous }),
      nextHref: page.next && query.toUrl({ cursor: page.next }),
      clearHref: "/scholarships",
    },
    messages: loadMessages(language, { discovery: parts }),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: [loaderData?.narrowed, loaderData?.title].filter(Boolean).join(" – "),
    description: loaderData?.description ?? "",
    path: "/scholarships",
  });

export default function ScholarshipsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("discovery.list");
  const { title, catalogue, view } = loaderData;
  return (
    <>
      <div className="wrap pb-12">
        <PageHead title={title} lead={t("banner")}>
          <p className="small muted">
            {t("live", { count: formatCount(catalogue.total), open: formatCount(catalogue.open) })}
          </p>
        </PageHead>
        <ScholarshipList view={view} />
      </div>
      <ImpactBlock />
    </>
  );
}
