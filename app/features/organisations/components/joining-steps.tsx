import { useTranslations } from "use-intl";
import { Stepper } from "#app/ui/stepper.tsx";

const steps = ["email", "facts", "desk", "invitation"] as const;

/** Where a request stands, for whoever sent it. */
export function JoiningSteps({ current }: { current: number }) {
  const t = useTranslations("joining");
  const named = steps.map((step) => ({ label: t(`steps.${step}`) }));
  return <Stepper label={t("stepsLabel")} steps={named} current={current} />;
}
