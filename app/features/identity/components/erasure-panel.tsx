import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { erasureWaitDays, retentionPeriods } from "../rules/erasure-rules.ts";

type ErasurePanelProps = {
  erasure: { requestedAt: string; dueOn: string } | null;
  errors: string[] | undefined;
  /** All whose data goes with the account, where it serves more than one student. */
  family: readonly string[];
};

/** T36: asking for erasure, and taking it back. */
export function ErasurePanel({ erasure, errors, family }: ErasurePanelProps) {
  const t = useTranslations("account.privacy.erasure");
  const field = { id: "sure", errorId: "sure-error", descriptionId: "sure-hint", name: "sure", errors };
  return (
    <Panel title={t("title")} padded>
      {erasure ? (
        <Form method="post" className="stack">
          <Alert tone="warn" title={t("due", { day: erasure.dueOn })}>
            {t("asked", { at: erasure.requestedAt })}
          </Alert>
          <Button name="intent" value="keep">
            {t("keep")}
          </Button>
        </Form>
      ) : (
        <Form method="post" className="stack">
          {family.length > 1 && <Alert tone="warn">{t("family", { names: family.join(", ") })}</Alert>}
          <p>{t("text", { days: erasureWaitDays })}</p>
          <ul className="stack [--gap:.25rem] small muted">
            {retentionPeriods.map(({ name, years }) => (
              <li key={name}>
                {years === null
                  ? t("stays", { what: t(`retention.${name}.what`), why: t(`retention.${name}.why`) })
                  : t("kept", { what: t(`retention.${name}.what`), years, why: t(`retention.${name}.why`) })}
              </li>
            ))}
          </ul>
          <CheckboxField field={field} value="yes" label={t("sure")} />
          <Button name="intent" value="erase" kind="danger">
            {t("ask")}
          </Button>
        </Form>
      )}
    </Panel>
  );
}
