import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { alertBadges, alertStatusBadges } from "../alert-badges.ts";
import type { FraudAlertView } from "../fraud/fraud-alert-view.ts";

/** One alert: what was found, by which rule, from which rows, and the decision. */
export function FraudAlertItem({ alert, answer }: { alert: FraudAlertView; answer: FormAnswer | null }) {
  const { field, onInput } = useForm(
    "confirm",
    answer,
    {},
    {
      also: ["dismiss", "reopen"],
      id: `alert-${alert.id}`,
    },
  );
  return (
    <li className="card stack" id={`alert-${alert.id}`}>
      <p className="row">
        <StatusBadge status={alertBadges[alert.severity]}>{alert.severityLabel}</StatusBadge>
        <StatusBadge status={alertStatusBadges[alert.status]}>{alert.statusLabel}</StatusBadge>
        <span className="small muted">{`${alert.type}, found ${alert.detectedAt}`}</span>
      </p>
      <h3 className="card__title">{alert.summary}</h3>
      <p className="small muted">{alert.explained}</p>
      <dl className="facts">
        {alert.evidence.map(({ label, value }) => (
          <div key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {alert.claims.length > 0 && (
        <p className="row small">
          {alert.claims.map(({ id, number }) => (
            <Anchor key={id} href={`/admin/claim-management/${id}`}>
              {number}
            </Anchor>
          ))}
          {[...new Map(alert.claims.map(({ policyId, card }) => [policyId, card]))].map(
            ([policyId, card]) => (
              <Anchor key={policyId} href={`/admin/policy-cards/${policyId}`}>
                {card}
              </Anchor>
            ),
          )}
        </p>
      )}
      {alert.note && (
        <p>
          {alert.note}
          {alert.decided && <small className="muted"> ({alert.decided})</small>}
        </p>
      )}
      <details className="fold" open={answer !== null}>
        <summary>{alert.status === "open" ? "Decide" : "Change the decision"}</summary>
        <Form method="post" className="stack" onInput={onInput} noValidate>
          <input type="hidden" name="alertId" value={alert.id} />
          <input type="hidden" name="revision" value={alert.revision} />
          <TextareaField
            field={field("note", { required: true, maxLength: 1000 })}
            label="Note"
            hint="Why: it stays with the alert and in the audit."
            rows={2}
          />
          <p className="row">
            {alert.events.map(({ event, label }) => (
              <Button
                key={event}
                name="intent"
                value={event}
                kind={event === "confirm" ? "danger" : "quiet"}
                size="sm"
              >
                {label}
              </Button>
            ))}
          </p>
        </Form>
      </details>
    </li>
  );
}
