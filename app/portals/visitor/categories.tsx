import FlaskConical from "lucide-react/icons/flask-conical";
import HandCoins from "lucide-react/icons/hand-coins";
import Medal from "lucide-react/icons/medal";
import Trophy from "lucide-react/icons/trophy";
import UsersRound from "lucide-react/icons/users-round";
import Venus from "lucide-react/icons/venus";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { formatCount } from "#app/core/money.ts";
import type { CatalogueCounts, Listed } from "#app/features/scholarships/catalogue/catalogue-counts.ts";
import { Figures } from "#app/ui/charts/stat-tiles.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Section } from "#app/ui/section.tsx";

/** Six cards, without arts; merit and women are marked popular (spec 1, Home page; counts: section 9). */
const categories = [
  { id: "merit", icon: Trophy, count: 1200, popular: true },
  { id: "need", icon: HandCoins, count: 800, popular: false },
  { id: "minority", icon: UsersRound, count: 600, popular: false },
  { id: "women", icon: Venus, count: 500, popular: true },
  { id: "sports", icon: Medal, count: 300, popular: false },
  { id: "research", icon: FlaskConical, count: 200, popular: false },
] as const;

export function Categories({ catalogue }: { catalogue: CatalogueCounts }) {
  const t = useTranslations("home.categories");
  const listed = ({ listed: all, open }: Listed) =>
    t("listed", { count: formatCount(all), open: formatCount(open) });
  const { government, private: ofOthers, state } = catalogue.providerTypes;
  return (
    <Section id="categories" title={t("title")} lead={t("lead")}>
      <p className="mb-6">
        <Link to="/eligibility">{t("unsure")}</Link>
      </p>
      <div className="cols cols--3">
        {categories.map(({ id, icon, count, popular }) => (
          <Link className="card cat" key={id} to={`/scholarships?category=${id}`}>
            <span className="cat__i">
              <Icon of={icon} />
            </span>
            <h3>{t(`${id}.name`)}</h3>
            {popular ? <span className="badge badge--warn">{t("popular")}</span> : <span />}
            <p>
              {t("count", { count: String(count) })}
              <br />
              {t(`${id}.range`)}
              <br />
              <b>{listed(catalogue.categories[id])}</b>
            </p>
          </Link>
        ))}
      </div>
      <Figures
        className="mt-10"
        figures={[
          { label: t("stats.government"), value: "2000", now: listed(government) },
          { label: t("stats.private"), value: "1800", now: listed(ofOthers) },
          { label: t("stats.state"), value: "1200", now: listed(state) },
          { label: t("stats.coverage"), value: t("stats.panIndia") },
        ]}
      />
    </Section>
  );
}
