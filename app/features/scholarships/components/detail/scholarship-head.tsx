import { useTranslations } from "use-intl";
import { defaultLanguage } from "#app/core/words/i18n.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { emblemKind, emblemLetters } from "../../catalogue/emblem.ts";
import type { ShownScholarship } from "../../views/shown-scholarship.ts";

type ScholarshipHeadProps = { scholarship: ShownScholarship; kind: string };

/** Picture 16: who gives it in an arch, then the name. */
export function ScholarshipHead({ scholarship, kind }: ScholarshipHeadProps) {
  const t = useTranslations("discovery.page");
  const { title, titleLanguage, originalTitle, provider, runHere } = scholarship;
  return (
    <div className="head">
      <Breadcrumb
        crumbs={[
          { label: t("home"), href: "/" },
          { label: t("scholarships"), href: "/scholarships" },
          { label: title, lang: titleLanguage },
        ]}
      />
      <div className="scholpage__head">
        <span className={`em em--lg em--${emblemKind(scholarship)}`} aria-hidden="true">
          {emblemLetters(provider)}
        </span>
        <div className="min-w-0">
          <p className="small muted">
            <span lang="en">{provider}</span> · {runHere ? t("applyOnSite") : kind}
          </p>
          <h1 lang={titleLanguage}>{title}</h1>
        </div>
      </div>
      {originalTitle && (
        <p className="small muted mt-2">
          {t("originalName")} <span lang={defaultLanguage}>{originalTitle}</span>
        </p>
      )}
    </div>
  );
}
