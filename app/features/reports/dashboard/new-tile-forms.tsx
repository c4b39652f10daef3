import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { RadioField } from "#app/ui/fields/radio-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Panel } from "#app/ui/panel.tsx";
import { type ReportSubject, subjectWords } from "../report-words.ts";
import { tilePeriods } from "./tile-forms.ts";
import type { DashboardView } from "./tile-view.ts";

type FiguresProps = { subjects: readonly ReportSubject[]; answer: FormAnswer | undefined };

/** A report as its figures or as its chart. */
export function AddFigures({ subjects, answer }: FiguresProps) {
  const t = useTranslations("ownDashboard");
  const { field, onInput } = useForm("add-figures", answer, { kind: "figures", period: "this_month" });
  return (
    <Panel title={t("addFigures")} padded>
      <Form method="post" className="stack" onInput={onInput} noValidate data-anew="">
        <SelectField
          field={field("subject", { required: true })}
          label={t("report")}
          placeholder={t("choose")}
          choices={subjects.map((value) => ({ value, label: subjectWords[value] }))}
        />
        <RadioField
          field={field("kind", { required: true })}
          label={t("kind")}
          choices={[
            { value: "figures", label: t("figures") },
            { value: "chart", label: t("chart") },
          ]}
        />
        <SelectField
          field={field("period", { required: true })}
          label={t("days")}
          choices={tilePeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
        />
        <div>
          <Button name="intent" value="add-figures">
            {t("add")}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}

type ViewProps = { views: DashboardView["views"]; chosen: string; answer: FormAnswer | undefined };

/** A view of a list, to open from there. */
export function AddView({ views, chosen, answer }: ViewProps) {
  const t = useTranslations("ownDashboard");
  const { field, onInput } = useForm("add-view", answer, { viewId: chosen });
  return (
    <Panel title={t("addView")} padded>
      {views.length === 0 ? (
        <p>{t("noViews")}</p>
      ) : (
        <Form method="post" className="stack" onInput={onInput} noValidate data-anew="">
          <SelectField
            field={field("viewId", { required: true })}
            label={t("view")}
            placeholder={t("choose")}
            choices={[...views]}
          />
          <div>
            <Button kind="quiet" name="intent" value="add-view">
              {t("addTheView")}
            </Button>
          </div>
        </Form>
      )}
    </Panel>
  );
}
