import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import type { Site } from "#app/core/settings/site.ts";
import { languages } from "#app/core/words/i18n.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { listStories } from "#app/features/content/server/stories/list-stories.server.ts";
import { tallyMessages } from "#app/features/scholarships/messages/tally.messages.server.ts";
import { countCatalogue } from "#app/features/scholarships/server/catalogue/count-catalogue.server.ts";
import { composeQuestions } from "#app/features/scholarships/server/matching/compose-questions.server.ts";

import type { Route } from "./+types/home-page";
import { AfterYouBuy } from "./after-you-buy.tsx";
import { Banner } from "./banner.tsx";
import { Categories } from "./categories.tsx";
import { countToday } from "./count-today.server.ts";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { HomeStories } from "./home-stories.tsx";
import { listBannerSlides } from "./list-banner-slides.server.ts";
import { homeMessages } from "./messages/home.messages.server.ts";
import { PartnersSection } from "./partners-section.tsx";

const MOST_STORIES = 6;

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const words = homeMessages[language];
  return {
    title: words.title,
    description: words.description,
    questions: composeQuestions(["level", "state", "marksPercent"], language),
    slides: await listBannerSlides(language),
    catalogue: await countCatalogue(),
    today: await countToday(),
    stories: (await listStories()).slice(0, MOST_STORIES),
    messages: loadMessages(language, { home: homeMessages, tally: tallyMessages }),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "ScholarSetu",
    description: loaderData?.description ?? "",
    path: "/",
    data: siteData(matches.find((match) => match?.id === "root")?.loaderData as Site | undefined),
  });

/** Who we are, for search engines. */
function siteData(site: Site | undefined): Record<string, unknown>[] {
  if (!site) return [];
  const { publicUrl, support } = site;
  return [
    {
      "@type": "Organization",
      name: "ScholarSetu",
      url: `${publicUrl}/`,
      logo: `${publicUrl}/icon-512.png`,
      description: "A free scholarship discovery and application-assistance platform for students in India.",
      areaServed: "IN",
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer support",
        telephone: support.phone,
        email: support.email,
        availableLanguage: languages,
      },
    },
    {
      "@type": "WebSite",
      name: "ScholarSetu",
      url: `${publicUrl}/`,
      potentialAction: {
        "@type": "SearchAction",
        target: `${publicUrl}/scholarships?q={search_term_string}`,
        "query-input": "required name=search_term_string",
      },
    },
  ];
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero questions={loaderData.questions} catalogue={loaderData.catalogue} today={loaderData.today} />
      <Banner slides={loaderData.slides} open={loaderData.catalogue.open} />
      <Categories catalogue={loaderData.catalogue} />
      <Features catalogue={loaderData.catalogue} />
      <AfterYouBuy />
      {loaderData.stories.length > 0 && <HomeStories stories={loaderData.stories} />}
      <PartnersSection />
    </>
  );
}
