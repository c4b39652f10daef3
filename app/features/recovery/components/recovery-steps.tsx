import { useTranslations } from "use-intl";
import { Stepper } from "#app/ui/stepper.tsx";

const names = ["number", "you", "check", "back"] as const;

/** Where a request stands, for whoever sent it. */
export function RecoverySteps({ current }: { current: number }) {
  const t = useTranslations("recovery");
  return (
    <Stepper
      label={t("stepsLabel")}
      steps={names.map((name) => ({ label: t(`steps.${name}`) }))}
      current={current}
    />
  );
}
