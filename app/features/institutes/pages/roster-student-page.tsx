import { Form } from "react-router";
import { formKeyField, newFormKey } from "#app/core/forms/form-key.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { RosterForm } from "../components/roster-form.tsx";
import { rosterBadges } from "../roster-status.ts";
import { getRosterStudent } from "../server/roster/get-roster-student.server.ts";
import { rosterStudentActions } from "../server/roster/roster-student-actions.server.ts";
import type { Route } from "./+types/roster-student-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  const student = await getRosterStudent(await getActor(context), params.studentId);
  return { student, formKey: newFormKey() };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = rosterStudentActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Student",
    description: "One student of your roll.",
    path: "/institute/dashboard",
    indexed: false,
  });

export default function RosterStudentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { student, formKey } = loaderData;
  const { field } = useForm("letter", actionData);
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pb-16">
      <PageHead
        back={{ href: "/institute/dashboard?tab=students", label: "Students" }}
        title={student.name}
        lead={`Admission number ${student.values.admissionNumber}`}
        badges={<StatusBadge status={rosterBadges[student.status]}>{student.statusLabel}</StatusBadge>}
      />
      {actionData?.errors[""] && (
        <Said tone="bad" answer={actionData}>
          {actionData.errors[""][0]}
        </Said>
      )}
      {student.events.length > 0 && (
        <Form method="post" className="row">
          <input type="hidden" name="intent" value="move" />
          {student.events.map(({ event, label }) => (
            <Button
              key={event}
              name="event"
              value={event}
              {...(event === "leave" && { kind: "quiet" as const })}
            >
              {label}
            </Button>
          ))}
        </Form>
      )}
      <Panel title="Bonafide letters" padded>
        <div className="stack">
          {student.letters.length === 0 && <p className="muted">None issued yet.</p>}
          <ul className="grid gap-2">
            {student.letters.map((letter) => (
              <li key={letter.id}>
                <Anchor plain href={`/institute/letters/${letter.id}`}>
                  {letter.number} (PDF)
                </Anchor>{" "}
                <span className="muted small">
                  {letter.purpose}, {letter.issuedAt}
                </span>
              </li>
            ))}
          </ul>
          {student.mayChange &&
            (student.status === "confirmed" ? (
              <Form method="post" className="row items-end" noValidate>
                <input type="hidden" name={formKeyField} value={formKey} />
                <div className="grow">
                  <TextField
                    field={field("purpose")}
                    label="What the letter is for"
                    required
                    maxLength={120}
                    placeholder="Scholarship application"
                  />
                </div>
                <Button kind="quiet" name="intent" value="letter">
                  Issue a letter
                </Button>
              </Form>
            ) : (
              <p className="small muted">Confirm the enrolment to issue a letter.</p>
            ))}
        </div>
      </Panel>
      {student.mayChange && (
        <Panel title="On the roll" padded>
          <RosterForm values={student.values} button="Save" answer={actionData} />
        </Panel>
      )}
    </div>
  );
}
