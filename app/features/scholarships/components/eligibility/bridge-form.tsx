import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { formatCount } from "#app/core/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import type {
  EligibilityQuestion,
  QuestionChoice,
  QuestionGroup,
} from "../../eligibility/eligibility-question.ts";

type BridgeFormProps = {
  questions: readonly EligibilityQuestion[];
  /** How many are open today, for everyone. */
  open: number;
  /** What stands quiet beside the button. */
  children: ReactNode;
};

const words = { level: "class", state: "state", marksPercent: "marks" } as const;

/**
 * Class and state on the bridge (picture 14): each answer lights its arch, and the figure tells what it opens
 * (begin-bridge.ts). The page is the same for everyone; the form is a plain post to /eligibility.
 */
export function BridgeForm({ questions, open, children }: BridgeFormProps) {
  const t = useTranslations("tally");
  return (
    <form
      className="bridge asks"
      method="post"
      action="/eligibility"
      aria-label={t("form")}
      data-still="bridge"
    >
      <div className="wrap asks__in">
        <div className="lamps">
          {questions.map(({ name, choices = [] }) => {
            const id = `bridge-${name}`;
            const label = t(words[name as keyof typeof words]);
            return choices.length > 0 ? (
              <div className="lamp" key={name}>
                <LampLabel id={id}>{label}</LampLabel>
                <select className="select" id={id} name={name} defaultValue="">
                  <option value="">{t("choose")}</option>
                  {choices.map((choice) => (
                    <Choices key={choice.label} choice={choice} />
                  ))}
                </select>
              </div>
            ) : (
              <div className="lamp lamp--more" key={name}>
                <LampLabel id={id}>
                  {label} <small>{t("optional")}</small>
                </LampLabel>
                <input
                  className="input num"
                  id={id}
                  name={name}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={6}
                  placeholder={t("example")}
                />
              </div>
            );
          })}
        </div>
        <div className="tally">
          <div className="tally__n" role="status">
            <b data-tally="figure">{formatCount(open)}</b>
            <div>
              <strong data-tally="title">{t("open")}</strong>
              <span data-tally="text">{t("openText")}</span>
            </div>
          </div>
          <div className="tally__acts">
            <Button kind="go">
              <span data-tally="button">{t("see")}</span>
            </Button>
            {children}
          </div>
        </div>
      </div>
    </form>
  );
}

function LampLabel({ id, children }: { id: string; children: ReactNode }) {
  return (
    <label htmlFor={id}>
      <Icon of={Check} />
      {children}
    </label>
  );
}

function Choices({ choice }: { choice: QuestionChoice | QuestionGroup }) {
  if (!("choices" in choice)) return <option value={choice.value}>{choice.label}</option>;
  return (
    <optgroup label={choice.label}>
      {choice.choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </optgroup>
  );
}
