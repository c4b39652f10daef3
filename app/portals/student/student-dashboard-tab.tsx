import User from "lucide-react/icons/user";
import { useTranslations } from "use-intl";
import { ApplicationLines } from "#app/features/applications/components/application-lines.tsx";
import { missingHref } from "#app/features/applications/components/wizard/missing-href.ts";
import type { ApplicationFigures } from "#app/features/applications/views/application-view.ts";
import type { StudentProfileView } from "#app/features/applications/views/profile-view.ts";
import { Offers } from "#app/features/scholarships/components/detail/offers.tsx";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyApplications from "#app/ui/art/empty-applications.svg";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FigureTiles } from "./figure-tiles.tsx";
import { NextStepPart } from "./next-step-part.tsx";
import { SessionsPart } from "./sessions-part.tsx";
import { studentTabPath } from "./student-tabs.ts";
import type { TabData } from "./student-view.ts";

type StudentDashboardTabProps = {
  data: TabData<"dashboard">;
  figures: ApplicationFigures;
  profile: StudentProfileView;
};

export function StudentDashboardTab({ data, figures, profile }: StudentDashboardTabProps) {
  const t = useTranslations("student");
  const [firstMissing] = profile.missing;
  return (
    <>
      <NextStepPart step={data.nextStep} wanted={data.wanted} daysLeft={data.daysLeft} />
      <FigureTiles figures={figures} />
      <section aria-labelledby="recent">
        <div className="row row--apart mb-2">
          <h2 id="recent" className="sec-title">
            {t("recent")}
          </h2>
          {data.total > 0 && (
            <Anchor href={studentTabPath("applications")}>{t("seeAll", { count: data.total })}</Anchor>
          )}
        </div>
        {data.recent.length > 0 ? (
          <ApplicationLines lines={data.recent} />
        ) : (
          <EmptyState picture={emptyApplications} title={t("noApplications")}>
            <p>{t("noApplicationsText")}</p>
          </EmptyState>
        )}
      </section>
      {data.sessions.length > 0 && <SessionsPart sessions={data.sessions} />}
      <section aria-labelledby="recommended">
        <div className="row row--apart mb-4">
          <h2 id="recommended" className="sec-title">
            {t("recommended")}
          </h2>
          <Anchor href={studentTabPath("find")}>{t("findMore")}</Anchor>
        </div>
        {data.fits > 0 && (
          <p className="mb-4">
            <Anchor href="/scholarships?mine=yes">{t("findLead", { count: data.fits })}</Anchor>
          </p>
        )}
        <Offers scholarships={data.matches} verdicts={data.verdicts} tab="dashboard" mayAsk={data.mayAsk} />
      </section>
      {firstMissing && (
        <Alert icon={User} title={t("profileMissing", { percent: profile.completion })}>
          <Anchor href={missingHref(firstMissing)}>{t(`missing.${firstMissing}`)}</Anchor>
        </Alert>
      )}
    </>
  );
}
