import ChevronDown from "lucide-react/icons/chevron-down";
import { useTranslations } from "use-intl";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import type { InternationalScholarship } from "../data/international-scholarship.ts";
import { AsOf } from "./as-of.tsx";

/** An award for study abroad. What is closed now says so, and when it usually opens. */
export function AwardItem({ award }: { award: InternationalScholarship }) {
  const t = useTranslations("abroad");
  return (
    <li>
      <article className="card flex h-full flex-col gap-3">
        <h3 className="card__title">{award.title}</h3>
        <p className="row [--gap:0.5rem]">
          {award.open ? (
            <StatusBadge status="open">{t("award.open")}</StatusBadge>
          ) : (
            <StatusBadge status="closed">{t("award.closed")}</StatusBadge>
          )}
          <span className="badge badge--line">{award.countryName}</span>
          <span className="badge badge--line">{t(`levels.${award.level}`)}</span>
        </p>
        <p className="muted small">{award.provider}</p>
        <Facts
          facts={[
            { term: t("award.amount"), value: award.amount },
            { term: t("award.duration"), value: award.duration },
            { term: t("award.deadline"), value: award.deadline },
          ]}
        />
        <p>{award.description}</p>
        <details className="fold">
          <summary>
            {t("award.more")}
            <Icon of={ChevronDown} />
          </summary>
          <div className="stack small [--gap:0.75rem]">
            <Points title={t("award.eligibility")} points={award.eligibility} />
            <Points title={t("award.benefits")} points={award.benefits} />
            <p>
              <b className="strong">{t("award.fields")}</b> {award.fields.join(", ")}
            </p>
            {award.note && <p className="muted">{award.note}</p>}
          </div>
        </details>
        <div className="mt-auto stack [--gap:0.5rem]">
          <ExternalLink href={award.website} className="strong">
            {t("award.website")}
          </ExternalLink>
          <AsOf fact={award} />
        </div>
      </article>
    </li>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <b className="strong">{title}</b>
      <ul className="list-disc ps-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
