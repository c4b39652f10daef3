import ArrowRight from "lucide-react/icons/arrow-right";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { lastStep } from "../../forms/form-steps.ts";
import type { ApplyView } from "../../views/apply-view.ts";

export function StepButtons({ view }: { view: ApplyView }) {
  const t = useTranslations("apply");
  const busy = useNavigation().state === "submitting";
  const isLast = view.step === lastStep;
  return (
    <>
      <FormButtons>
        {isLast ? (
          <Button
            kind="go"
            name="intent"
            value="submit"
            disabled={view.problems.length > 0 || view.isVisitor}
            {...(busy && { busy: t("sending") })}
          >
            {t("submit")}
          </Button>
        ) : (
          <Button kind="go" name="intent" value="next" iconEnd={ArrowRight}>
            {t("next")}
          </Button>
        )}
        {view.step > 1 && (
          <Button kind="quiet" name="intent" value="previous">
            {t("previous")}
          </Button>
        )}
      </FormButtons>
      {isLast && view.problems.length > 0 && <p className="small muted">{t("cannotSubmit")}</p>}
    </>
  );
}
