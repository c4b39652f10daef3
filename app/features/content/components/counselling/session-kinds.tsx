import { useTranslations } from "use-intl";
import { LinkButton } from "#app/ui/button.tsx";
import type { CareerSession } from "../../data/career.ts";

type SessionKindsProps = { sessions: readonly CareerSession[]; selected: string };

/** The four kinds of career sessions. Choosing one leads to the form, which starts with it. */
export function SessionKinds({ sessions, selected }: SessionKindsProps) {
  const t = useTranslations("career");
  const words = useTranslations("sessionForm");
  return (
    <ul className="cols cols--4" data-still="choose" data-choose="sessionType">
      {sessions.map(({ id, title, duration, description }) => (
        <li className="card flex flex-col gap-2" key={id}>
          <h3 className="card__title">{title}</h3>
          <p className="row [--gap:0.5rem]">
            <span className="badge badge--ok">{t("free")}</span>
            <span className="small muted">{duration}</span>
          </p>
          <p className="small">{description}</p>
          <LinkButton
            kind="quiet"
            size="sm"
            href={`?session=${id}#book`}
            plain
            className="mt-auto self-start"
            aria-label={t("bookOf", { title })}
            data-value={id}
            aria-current={id === selected ? "true" : undefined}
          >
            {words("book")}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
