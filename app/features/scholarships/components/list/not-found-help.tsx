import Search from "lucide-react/icons/search";
import { Anchor } from "#app/ui/anchor.tsx";
import signpost from "#app/ui/art/not-found.svg";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { NotFoundView } from "../../lists/not-found-view.ts";
import { DaysRoad } from "../detail/days-road.tsx";

/** L14: one sentence, a search field, and three scholarships that are open. */
export function NotFoundHelp({ view }: { view: NotFoundView }) {
  return (
    <>
      <title>{`${view.title} – ScholarSetu`}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap sec">
        <EmptyState picture={signpost} title={view.title} level={1}>
          <p>{view.text}</p>
          <search className="w-full max-w-96">
            <form action="/scholarships" className="flex items-center gap-2">
              <input
                className="input min-w-0 flex-1"
                type="search"
                name="q"
                aria-label={view.searchLabel}
                placeholder={view.searchHint}
              />
              <Button icon={Search}>{view.search}</Button>
            </form>
          </search>
        </EmptyState>
        {view.open.length > 0 && (
          <section aria-labelledby="open-now" className="mt-8">
            <h2 id="open-now" className="sec-title mb-4">
              {view.openTitle}
            </h2>
            <ul className="cols cols--3">
              {view.open.map(({ slug, title, titleLanguage, provider, emblem, ...facts }) => (
                <li key={slug} className="card not-found__near">
                  <span className={`em em--${emblem.kind}`} aria-hidden="true">
                    {emblem.letters}
                  </span>
                  <div className="min-w-0">
                    <h3 lang={titleLanguage}>
                      <Anchor href={`/scholarships/${slug}`}>{title}</Anchor>
                    </h3>
                    <p className="small muted" lang="en">
                      {provider}
                    </p>
                    <p className="mt-2">
                      <b className="strong" lang={facts.amountLanguage}>
                        {facts.amount}
                      </b>
                      <br />
                      <span className="small muted">{facts.closes}</span>
                    </p>
                  </div>
                  <DaysRoad daysLeft={facts.daysLeft} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className="row row--middle mt-6">
          <Anchor href="/">{view.home}</Anchor>
          <Anchor href="/contact">{view.contact}</Anchor>
        </p>
      </div>
    </>
  );
}
