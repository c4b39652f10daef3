import type { FormEvent, ReactNode } from "react";
import { useEffect, useState } from "react";
import type { FetcherWithComponents, Form as RouterForm } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button.tsx";
import type { EligibilityQuestion, GivenAnswers } from "../eligibility-question.ts";
import { answersOf, keepAnswers, useAnswers } from "./answers-store.ts";
import { QuestionFields } from "./question-fields.tsx";

type EligibilityFormProps = {
  /** The router's form, or a fetcher's; without script both are plain ones. */
  Form: typeof RouterForm | FetcherWithComponents<unknown>["Form"];
  action: string;
  questions: readonly EligibilityQuestion[];
  /** What was sent last; else what this tab remembers. */
  given: GivenAnswers | null;
  errors?: Readonly<Record<string, string>> | undefined;
  busy: boolean;
  submit: string;
  children?: ReactNode;
};

/** The questions and their button. The answers go to the server in the body and stay in this tab. */
export function EligibilityForm(props: EligibilityFormProps) {
  const { Form, action, questions, given, errors, busy, submit, children } = props;
  const t = useTranslations("discovery.check");
  const remembered = useRemembered();
  const keep = (event: FormEvent<HTMLFormElement>) => {
    const names = questions.map(({ name }) => name);
    keepAnswers(names, answersOf(new FormData(event.currentTarget)));
  };
  return (
    // Another set of answers is another form: the fields read theirs only once.
    <Form
      key={given ? "sent" : remembered ? "remembered" : "fresh"}
      method="post"
      action={action}
      onSubmit={keep}
      className="stack [--gap:1.5rem]"
    >
      <QuestionFields questions={questions} given={given ?? remembered ?? {}} {...(errors && { errors })} />
      {children}
      <div className="form-end">
        <Button kind="go" busy={busy ? t("checking") : undefined}>
          {submit}
        </Button>
      </div>
      <p className="small muted needs-script">{t("private")}</p>
    </Form>
  );
}

/** What this tab knew when the form came up; not what is being answered in it just now. */
function useRemembered(): GivenAnswers | null {
  const answers = useAnswers();
  const [remembered, setRemembered] = useState<GivenAnswers | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, after script has taken over
  useEffect(() => {
    if (Object.keys(answers).length > 0) setRemembered(answers);
  }, []);
  return remembered;
}
