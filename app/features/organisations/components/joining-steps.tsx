import { Stepper } from "#app/ui/stepper.tsx";

const steps = ["E-mail", "Your facts", "Our desk", "Invitation"].map((label) => ({ label }));

/** Where a request stands, for whoever sent it. */
export function JoiningSteps({ current }: { current: number }) {
  return <Stepper label="Where it stands" steps={steps} current={current} />;
}
