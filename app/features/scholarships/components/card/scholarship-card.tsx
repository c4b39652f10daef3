import { memo } from "react";
import { useTranslations } from "use-intl";
import { Anchor } from "#app/ui/anchor.tsx";
import type { HeadingLevel } from "#app/ui/heading.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { emblemKind, emblemLetters } from "../../catalogue/emblem.ts";
import type { JudgementView } from "../../eligibility/judgement-view.ts";
import type { ShownCard } from "../../views/shown-scholarship.ts";
import { ApplyAction } from "../detail/apply-action.tsx";
import { DaysRoad, OwnRoad } from "../detail/days-road.tsx";
import { VerdictShort } from "../eligibility/verdict-parts.tsx";
import { CardMore } from "./card-more.tsx";
import { CardShort } from "./card-short.tsx";
import { OwnAction } from "./own-action.tsx";
import { useOwnState } from "./own-store.ts";
import { SaveButton } from "./save-button.tsx";

type ScholarshipCardProps = {
  scholarship: ShownCard;
  /** "Government", in the reader's language. */
  kind: string;
  /** How it fits the one who looks, once that is known. */
  judgement?: JudgementView | undefined;
  /** The first card of a list shows its reasons. */
  isOpen?: boolean;
  level?: HeadingLevel;
};

/**
 * L56: recognised at arm's length by emblem, amount, days and verdict (picture 15): one row on a desk, at most 200 px
 * on a phone; the rest of what the specification names is a fold. Kept as it is while the list around it learns who
 * looks: twenty cards in one go hold up a slow phone.
 */
export const ScholarshipCard = memo(function ScholarshipCard(props: ScholarshipCardProps) {
  const { scholarship, kind, judgement, isOpen = false, level = 3 } = props;
  const { slug, title, titleLanguage, provider, deadline, runHere } = scholarship;
  const t = useTranslations("discovery.card");
  const own = useOwnState(slug);
  // By its name, not by its place: parts of two answers of the server may stand on one page.
  const id = `card-${slug}`;
  return (
    <article className="card schol" aria-labelledby={id} data-slug={slug}>
      <span className={`em em--${emblemKind(scholarship)}`} aria-hidden="true">
        {emblemLetters(provider)}
      </span>
      <div className="schol__t">
        <Heading level={level} id={id} className="schol__title" lang={titleLanguage}>
          <Anchor className="plain" href={`/scholarships/${slug}`}>
            {title}
          </Anchor>
        </Heading>
        <p className="schol__by">
          <span lang="en">{provider}</span>
          <span className="schol__kind"> · {runHere ? t("applyHere") : kind}</span>
        </p>
        {judgement && !own && <VerdictShort judgement={judgement} />}
      </div>
      <CardShort scholarship={scholarship} judgement={judgement} own={own} />
      <div className="schol__do">
        {own ? (
          <OwnAction own={own} kind="default" wide={false} short />
        ) : (
          <ApplyAction scholarship={scholarship} isRefused={judgement?.verdict === "notNow"} />
        )}
      </div>
      <div className="schol__keep">
        <SaveButton scholarship={scholarship} />
      </div>
      <CardMore {...{ scholarship, kind, judgement, isOpen }} />
      {own ? <OwnRoad own={own} /> : <DaysRoad daysLeft={deadline.daysLeft} />}
    </article>
  );
});
