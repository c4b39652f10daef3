import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { formatCount } from "#app/core/money.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { KindBadge } from "#app/ui/desk/badge.tsx";
import { Facts } from "#app/ui/facts.tsx";
import type { WorkshopCard } from "../../workshops/workshop-card.ts";

export function WorkshopItem({ workshop }: { workshop: WorkshopCard }) {
  const t = useTranslations("career.workshop");
  const { id, title, day, time, speaker, category, description, where, participants, registered, isOver } =
    workshop;
  const isFull = registered >= participants;
  return (
    <li>
      <article className="card flex h-full flex-col gap-3">
        <h3 className="card__title">
          <Link to={`/career-guidance/workshops/${id}`}>{title}</Link>
        </h3>
        <p className="row [--gap:0.5rem]">
          <KindBadge>{category}</KindBadge>
          <span className="small muted">{t("with", { speaker })}</span>
        </p>
        <p className="small">{description}</p>
        <Facts
          facts={[
            { term: t("date"), value: day },
            { term: t("time"), value: time },
            { term: t("where"), value: where },
            {
              term: t("participants"),
              value: t("of", {
                registered: formatCount(registered),
                participants: formatCount(participants),
              }),
            },
          ]}
        />
        <div className="mt-auto">
          {isOver || isFull ? (
            <p className="badge">{isOver ? t("over") : t("full")}</p>
          ) : (
            <LinkButton href={`/career-guidance/workshops/${id}`} aria-label={t("registerOf", { title })}>
              {t("register")}
            </LinkButton>
          )}
        </div>
      </article>
    </li>
  );
}
