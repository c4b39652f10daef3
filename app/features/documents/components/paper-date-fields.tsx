import { useTranslations } from "use-intl";
import { DateField } from "#app/ui/fields/date-field.tsx";
import type { FieldMaker } from "#app/ui/forms/use-form.ts";

/** The day on the paper and, where it names one, its last: from either it is known when the paper ends. */
export function PaperDateFields({ field }: { field: FieldMaker }) {
  const t = useTranslations("papers");
  const made = (name: "issuedOn" | "validUntil") => {
    const one = field(name);
    return { ...one, errors: one.errors?.map((code) => t(`problem.${code as "invalid"}`)) };
  };
  return (
    <>
      <DateField field={made("issuedOn")} label={t("issuedOn")} hint={t("issuedHint")} required={false} />
      <DateField field={made("validUntil")} label={t("until")} hint={t("untilHint")} required={false} />
    </>
  );
}
