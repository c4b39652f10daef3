import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useTranslations } from "use-intl";
import { Anchor } from "#app/ui/anchor.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { partnershipStepIds } from "../forms/partnership-steps.ts";
import { partnershipField } from "../partnership-view.ts";
import type { StepProps } from "./partnership-fields.tsx";

const promises = ["p1", "p2", "p3", "p4", "p5"] as const;

/** Step 4, Partnership Agreement: what is still to be mended, the terms, the two ticks. */
export function AgreementStep({
  view,
  errors,
  onTick,
  isSaid,
}: StepProps & {
  onTick: () => void;
  /** The same stands above already, after Submit. */
  isSaid: boolean;
}) {
  const t = useTranslations("partnership");
  return (
    <>
      {view.problems.length > 0 && !isSaid && (
        <section className="note note--warn" aria-labelledby="to-mend">
          <Icon of={TriangleAlert} />
          <div>
            <h2 id="to-mend" className="text-base">
              {t("toComplete", { count: String(view.problems.length) })}
            </h2>
            <ul className="mt-2 grid gap-1">
              {view.problems.map(({ step, field, message }) => (
                <li key={field}>
                  <Anchor href={partnershipField(view.key, step, field)}>{message}</Anchor>{" "}
                  <span className="small muted">{t(`steps.${partnershipStepIds[step - 1] ?? "s1"}`)}</span>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <section aria-labelledby="agreement">
        <h2 id="agreement" className="sec-title">
          {t("inShort")}
        </h2>
        <ul className="mt-3 grid list-disc gap-2 ps-5">
          {promises.map((promise) => (
            <li key={promise}>{t(`promises.${promise}`)}</li>
          ))}
        </ul>
      </section>
      <CheckboxField
        field={fieldOf("agreeTerms", undefined, errors.agreeTerms)}
        required
        onChange={onTick}
        label={t.rich("agreeTerms", {
          terms: (chunks) => <Anchor href="/terms-conditions">{chunks}</Anchor>,
          privacy: (chunks) => <Anchor href="/privacy-policy">{chunks}</Anchor>,
        })}
      />
      <CheckboxField
        field={fieldOf("agreePartnership", undefined, errors.agreePartnership)}
        required
        onChange={onTick}
        label={t("agreePartnership")}
      />
    </>
  );
}
