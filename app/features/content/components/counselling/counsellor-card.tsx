import Star from "lucide-react/icons/star";
import { useTranslations } from "use-intl";
import { formatCount } from "#app/core/money.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { portraits } from "../portraits.ts";

export type CounsellorCardData = {
  id: string;
  name: string;
  specialization: string;
  experience: string;
  rating: string;
  sessions: number;
  image?: string | undefined;
  qualifications?: string | undefined;
  languages: readonly string[];
  expertise: readonly string[];
};

/** Who gives the sessions: what they know, how often they did it, in which languages. */
export function CounsellorCard({ counsellor }: { counsellor: CounsellorCardData }) {
  const t = useTranslations("sessionForm");
  const { name, specialization, experience, rating, sessions, image, qualifications, languages, expertise } =
    counsellor;
  return (
    <li className="card stack [--gap:0.75rem]">
      <div className="story__who">
        {image && (
          <img className="face" src={portraits[image]} alt="" width={64} height={72} loading="lazy" />
        )}
        <div>
          <h3 className="card__title">{name}</h3>
          <p className="muted small">{specialization}</p>
        </div>
      </div>
      {qualifications && <p className="small">{qualifications}</p>}
      <dl className="facts [column-gap:1.5rem]">
        <div>
          <dt>{t("counsellor.rating")}</dt>
          <dd className="row [--gap:0.25rem]">
            <Icon of={Star} className="size-4 fill-current text-warn-mark" />
            {rating}
          </dd>
        </div>
        <div>
          <dt>{t("counsellor.sessions")}</dt>
          <dd className="num">{formatCount(sessions)}</dd>
        </div>
        <div>
          <dt>{t("counsellor.experience")}</dt>
          <dd>{experience}</dd>
        </div>
      </dl>
      <ul className="row [--gap:0.375rem]" aria-label={t("counsellor.knows")}>
        {expertise.map((topic) => (
          <li className="badge" key={topic}>
            {topic}
          </li>
        ))}
      </ul>
      <p className="muted small">{t("counsellor.speaks", { languages: languages.join(", ") })}</p>
    </li>
  );
}
