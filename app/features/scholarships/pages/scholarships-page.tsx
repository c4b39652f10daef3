import ChevronDown from "lucide-react/icons/chevron-down";
import ListFilter from "lucide-react/icons/list-filter";
import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { readFormData } from "#app/core/forms/form.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { formatCount } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { useUiWords } from "#app/ui/ui-words.ts";
import { ImpactBlock } from "../components/detail/impact-block.tsx";
import { FitBridge } from "../components/eligibility/fit-bridge.tsx";
import { ListFound } from "../components/list/list-found.tsx";
import { ListRail } from "../components/list/list-rail.tsx";
import { ListSearch } from "../components/list/list-search.tsx";
import { ReaderProvider } from "../components/reader-context.ts";
import { listParameters, shorterAddress } from "../lists/list-address.ts";
import { filterNames, listFilters } from "../lists/scholarship-filters.ts";
import { scholarshipList } from "../lists/scholarship-list.ts";
import { discoveryParts } from "../messages/discovery.messages.server.ts";
import { optionMessages } from "../messages/options.messages.server.ts";
import { tallyMessages } from "../messages/tally.messages.server.ts";
import { countCatalogue } from "../server/catalogue/count-catalogue.server.ts";
import { composeList } from "../server/lists/compose-list.server.ts";
import { listForReader } from "../server/lists/list-for-reader.server.ts";
import { listScholarships } from "../server/lists/list-scholarships.server.ts";
import type { Route } from "./+types/scholarships-page";

const parts = discoveryParts("card", "list", "check");
const MOST_BYTES = 32 * 1024;

export async function loader({ url, context }: Route.LoaderArgs) {
  const shorter = shorterAddress(url, [...filterNames, ...listParameters], listFilters);
  if (shorter) throw redirect(shorter);
  const language = context.get(languageContext);
  const query = parseListQuery(scholarshipList, url);
  const isMine = url.searchParams.get("mine") === "yes";
  const view = await composeList(query, await listScholarships(query), isMine, language);
  const words = optionMessages[language].titles;
  return {
    title: words.list,
    description: words.listDescription,
    narrowed: view.options.active.map(({ label }) => label).join(", "),
    catalogue: await countCatalogue(),
    view,
    messages: loadMessages(language, { discovery: parts, tally: tallyMessages }),
  };
}

/** The same list for the one who asks; it changes nothing and keeps nothing. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readFormData(request, MOST_BYTES);
  return listForReader(await getActor(context), url, form, context.get(languageContext));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: [loaderData?.narrowed, loaderData?.title].filter(Boolean).join(" – "),
    description: loaderData?.description ?? "",
    path: "/scholarships",
  });

export default function ScholarshipsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("discovery.list");
  const words = useUiWords();
  const { title, catalogue } = loaderData;
  const mine = actionData ?? null;
  const view = mine?.view ?? loaderData.view;
  return (
    <ReaderProvider value={mine?.reader ?? null}>
      <div className="wrap pb-12">
        <PageHead title={title} lead={t("banner")}>
          <p className="small muted">
            {t("live", { count: formatCount(catalogue.total), open: formatCount(catalogue.open) })}
          </p>
        </PageHead>
        <FitBridge fit={mine?.fit ?? null} basis={mine?.basis ?? null} />
        <div className="listing">
          <ListSearch view={view} />
          <aside className="listing__rail" aria-label={words.filters}>
            <details className="fold fold--phone fold--sheet">
              <summary>
                <Icon of={ListFilter} />
                {words.filters}
                <Icon of={ChevronDown} />
              </summary>
              <div className="find__sheet">
                <ListRail view={view} fits={mine?.basis ? mine.fits : null} />
              </div>
            </details>
          </aside>
          <ListFound view={view} mine={mine} />
        </div>
      </div>
      <ImpactBlock />
    </ReaderProvider>
  );
}
