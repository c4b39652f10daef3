import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { noticeSubjects } from "#app/core/settings/site-notice-shape.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Panel } from "#app/ui/panel.tsx";
import type { SystemView } from "../system-view.ts";

const subjectNames: Record<(typeof noticeSubjects)[number], string> = {
  codes: "Sign-in codes by SMS come late",
  payments: "Payments do not work",
  uploads: "Papers cannot be uploaded",
  messages: "Letters and messages come late",
  site: "Work on the site",
};

const hourChoices = [
  { value: "", label: "Not known" },
  ...[1, 2, 4, 8, 24].map((hours) => ({
    value: String(hours),
    label: hours === 1 ? "In an hour" : `In ${hours} hours`,
  })),
];

type Props = Pick<SystemView, "notice"> & { answer: FormAnswer | undefined };

/** What is out of order, said over every page in the reader's language, until somebody ends it here. */
export function OutagePanel({ notice, answer }: Props) {
  return (
    <Panel title="Announce an outage" note="A line over every public page and every desk" padded>
      {notice && (
        <Form method="post">
          <Alert tone="warn" title={`Announced: ${subjectNames[notice.about]}`}>
            Since {notice.since}
            {notice.until && `, hoped to be over by ${notice.until}`}. It stays until you end it.{" "}
            <Button size="sm" kind="quiet" name="intent" value="end-outage">
              End it
            </Button>
          </Alert>
        </Form>
      )}
      <AnnounceForm key={notice?.since} answer={answer} isOther={notice !== null} />
    </Panel>
  );
}

function AnnounceForm({ answer, isOther }: { answer: FormAnswer | undefined; isOther: boolean }) {
  const { field, onInput } = useForm("announce", answer);
  return (
    <Form method="post" className="stack max-w-[40rem]" onInput={onInput} noValidate>
      <SelectField
        field={field("about", { required: true })}
        label="What does not work"
        placeholder="Choose"
        choices={noticeSubjects.map((value) => ({ value, label: subjectNames[value] }))}
      />
      <SelectField field={field("hours")} label="Hoped to be over" choices={hourChoices} />
      <div>
        <Button kind="danger" name="intent" value="announce">
          {isOther ? "Announce this instead" : "Announce it on every page"}
        </Button>
      </div>
    </Form>
  );
}
