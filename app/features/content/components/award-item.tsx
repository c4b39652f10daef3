import ChevronDown from "lucide-react/icons/chevron-down";
import { StatusBadge } from "#app/ui/badge.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { InternationalScholarship } from "../data/international-scholarship.ts";
import { AsOf } from "./as-of.tsx";

const levelNames = { undergraduate: "Undergraduate", postgraduate: "Postgraduate", phd: "PhD" } as const;

/** An award for study abroad. What is closed now says so, and when it usually opens. */
export function AwardItem({ award }: { award: InternationalScholarship }) {
  return (
    <li>
      <article className="card flex h-full flex-col gap-3">
        <h3 className="card__title">{award.title}</h3>
        <p className="row [--gap:0.5rem]">
          {award.open ? (
            <StatusBadge status="open">Open</StatusBadge>
          ) : (
            <StatusBadge status="closed">Closed now</StatusBadge>
          )}
          <span className="badge badge--line">{award.countryName}</span>
          <span className="badge badge--line">{levelNames[award.level]}</span>
        </p>
        <p className="muted small">{award.provider}</p>
        <Facts
          facts={[
            { term: "Amount", value: award.amount },
            { term: "Duration", value: award.duration },
            { term: "Deadline", value: award.deadline },
          ]}
        />
        <p>{award.description}</p>
        <details className="fold">
          <summary>
            Eligibility, benefits and fields
            <Icon of={ChevronDown} />
          </summary>
          <div className="stack small [--gap:0.75rem]">
            <Points title="Eligibility" points={award.eligibility} />
            <Points title="Benefits" points={award.benefits} />
            <p>
              <b className="strong">Fields:</b> {award.fields.join(", ")}
            </p>
            {award.note && <p className="muted">{award.note}</p>}
          </div>
        </details>
        <div className="mt-auto stack [--gap:0.5rem]">
          <ExternalLink href={award.website} className="strong">
            Official website
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
      <ul className="list-disc pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
