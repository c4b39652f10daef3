import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { RadioField } from "#app/ui/fields/radio-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { FormSummary } from "#app/ui/forms/form-summary.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Panel } from "#app/ui/panel.tsx";

type TwoPeoplePanelProps = {
  rule: { words: string; when: string; limitPaise: number | null; people: number };
  isOwner: boolean;
  approvalsHref: string;
  answer: FormAnswer | undefined;
};

/** From which amount two people are needed, and what that means today. */
export function TwoPeoplePanel({ rule, isOwner, approvalsHref, answer }: TwoPeoplePanelProps) {
  const { field, summary, onInput } = useForm("two_people", answer, {
    when: rule.when,
    limit: rule.limitPaise === null ? "" : formatMoney(paise(rule.limitPaise)).replace("₹", ""),
  });
  return (
    <Panel title="Two people for money" padded>
      <div className="stack">
        <p>
          {rule.people < 2
            ? "One person of your team moves money: what she books or pledges counts at once. As soon as a second owner or finance has signed in, the rule below holds by itself."
            : `${rule.words}: one books or pledges, another approves; never the same person. ${rule.people} people of your team may do either.`}{" "}
          <Anchor href={approvalsHref}>Approvals</Anchor>
        </p>
        {isOwner && (
          <Form method="post" className="stack max-w-[36rem]" noValidate onInput={onInput}>
            <FormSummary errors={summary} answer={answer} />
            <RadioField
              field={field("when")}
              label="Two people are needed"
              hint="Vouchers, taking them back, transfers and donations. A weaker rule is itself approved by a second person."
              required
              choices={[
                { value: "always", label: "For every amount" },
                { value: "above", label: "Above a limit" },
                { value: "never", label: "Never" },
              ]}
            />
            <MoneyField field={field("limit")} label="The limit" hint="Only for “Above a limit”." />
            <FormButtons>
              <Button kind="quiet" name="intent" value="two_people">
                Save the rule
              </Button>
            </FormButtons>
          </Form>
        )}
      </div>
    </Panel>
  );
}
