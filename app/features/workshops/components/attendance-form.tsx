import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import emptyBookings from "#app/ui/art/empty-bookings.svg";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";

export type Participant = {
  number: string;
  name: string;
  phone: string;
  status: string;
  rating: number | null;
  feedback: string | null;
};

type AttendanceFormProps = { people: Participant[]; hasBegun: boolean; answer: FormAnswer | null };

const states: Record<string, { badge: "completed" | "inactive" | "pending" | "approved"; label: string }> = {
  requested: { badge: "pending", label: "Requested" },
  confirmed: { badge: "approved", label: "Comes" },
  done: { badge: "completed", label: "Was there" },
  no_show: { badge: "inactive", label: "Was not there" },
};

/** Ticked people are marked; who is marked has nothing to tick any more. */
export function AttendanceForm({ people, hasBegun, answer }: AttendanceFormProps) {
  if (people.length === 0) {
    return (
      <EmptyState picture={emptyBookings} title="Nobody has registered yet" level={3}>
        <p className="muted">Whoever registers stands here.</p>
      </EmptyState>
    );
  }
  const problem = answer?.errors.numbers?.[0];
  return (
    <Form method="post" className="stack">
      {problem && <Alert tone="bad">{problem}</Alert>}
      <ul className="lines">
        {people.map(({ number, name, phone, status, rating, feedback }) => (
          <li key={number}>
            {hasBegun && status === "confirmed" ? (
              <label className="lines__t row [--gap:0.5rem]">
                <input type="checkbox" name="numbers" value={number} />
                {name}
              </label>
            ) : (
              <span className="lines__t">{name}</span>
            )}
            <StatusBadge status={states[status]?.badge ?? "pending"}>
              {states[status]?.label ?? status}
            </StatusBadge>
            <span className="muted small num">{phone}</span>
            <span className="muted small num">{number}</span>
            {rating !== null && (
              <span className="small">
                {rating} of 5{feedback ? `: “${feedback}”` : ""}
              </span>
            )}
          </li>
        ))}
      </ul>
      {hasBegun ? (
        <FormButtons>
          <Button name="intent" value="present">
            The ticked were there
          </Button>
          <Button name="intent" value="absent" kind="quiet">
            The ticked were not there
          </Button>
        </FormButtons>
      ) : (
        <p className="muted">Attendance is marked once the workshop has begun.</p>
      )}
    </Form>
  );
}
