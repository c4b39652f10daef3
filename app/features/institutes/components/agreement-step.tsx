import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Anchor } from "#app/ui/anchor.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { fieldOf } from "#app/ui/form-field.ts";
import { Icon } from "#app/ui/icon.tsx";
import { partnershipSteps } from "../forms/partnership-steps.ts";
import { partnershipField } from "../partnership-view.ts";
import type { StepProps } from "./partnership-fields.tsx";

const promises = [
  "The initial term is 3 years and can be renewed.",
  "You offer the scholarships you announce, select by the criteria you publish, and tell every student the reason for a decision.",
  "You use what students give you for their application only, and keep it from others.",
  "We list your scholarships free of charge, take the applications in, and help your students on the way.",
  "Either side may end the partnership with 30 days’ notice; applications that are open are decided first.",
];

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
  return (
    <>
      {view.problems.length > 0 && !isSaid && (
        <section className="note note--warn" aria-labelledby="to-mend">
          <Icon of={TriangleAlert} />
          <div>
            <h2 id="to-mend" className="text-base">
              Before you can submit: {view.problems.length} to complete
            </h2>
            <ul className="mt-2 grid gap-1">
              {view.problems.map(({ step, field, message }) => (
                <li key={field}>
                  <Anchor href={partnershipField(view.key, step, field)}>{message}</Anchor>{" "}
                  <span className="small muted">{partnershipSteps[step - 1]}</span>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <section aria-labelledby="agreement">
        <h2 id="agreement" className="sec-title">
          The agreement in short
        </h2>
        <ul className="mt-3 grid list-disc gap-2 ps-5">
          {promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      </section>
      <CheckboxField
        field={fieldOf("agreeTerms", undefined, errors.agreeTerms)}
        required
        onChange={onTick}
        label={
          <>
            I agree to the <Anchor href="/terms-conditions">Terms &amp; Conditions</Anchor> and the{" "}
            <Anchor href="/privacy-policy">Privacy Policy</Anchor>
          </>
        }
      />
      <CheckboxField
        field={fieldOf("agreePartnership", undefined, errors.agreePartnership)}
        required
        onChange={onTick}
        label="I agree to the partnership agreement and may sign for the institute"
      />
    </>
  );
}
