import { useTranslations } from "use-intl";
import { roadSteps } from "#app/features/applications/components/moment-part.tsx";
import { WaitingFacts } from "#app/ui/desk/waiting-facts.tsx";
import { BackLink } from "#app/ui/page-head.tsx";
import { Scene } from "#app/ui/pictures/scene.tsx";

/** The last span is open (design/look, 17). */
export function ReturnedScene() {
  const t = useTranslations("tracking");
  return (
    <Scene
      place="returned"
      label={t("moment.scenes.returned")}
      steps={roadSteps.map((step) => t(`roadSteps.${step}`))}
      lit={4}
    />
  );
}

type ReturnedHeadProps = { own: { number: string; programme: string; amount: string } };

/** Safe with us; who holds it, until when, and what comes then. */
export function ReturnedHead({ own }: ReturnedHeadProps) {
  const t = useTranslations("payout");
  const tracking = useTranslations("tracking");
  const award = useTranslations("award");
  return (
    <>
      <div className="moment">
        <BackLink href={`/applications/${own.number}`} label={t("back")} />
        <div className="stack [--gap:.5rem]">
          <h1>{tracking("moment.returned")}</h1>
          <p className="lead">{t("returned.lead", { amount: own.amount })}</p>
          <p className="small muted">{t("lead", { programme: own.programme, number: own.number })}</p>
        </div>
      </div>
      <WaitingFacts
        who={{ value: award("who.student"), note: t("returned.youNote") }}
        when={{ value: t("returned.when"), note: t("returned.whenNote") }}
        next={{ value: award("who.desk"), note: t("returned.thenNote") }}
      />
    </>
  );
}
