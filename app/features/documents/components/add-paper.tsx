import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { FormAnswer } from "#app/core/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { OpenedFor } from "#app/ui/opened-for.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { useForm } from "#app/ui/use-form.ts";
import { type VaultKind, vaultKinds } from "../vault-kinds.ts";
import { PaperDateFields } from "./paper-date-fields.tsx";
import { PaperFileField } from "./paper-file-field.tsx";

type AddPaperProps = { adding: VaultKind | null; answer: FormAnswer | undefined };

/** What it is, the file, and the days that stand on it. */
export function AddPaper({ adding, answer }: AddPaperProps) {
  const t = useTranslations("papers");
  const { field, onInput } = useForm("upload", answer, { kind: adding ?? undefined });
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="stack max-w-[36rem]"
      id="add-paper"
      onInput={onInput}
    >
      <OpenedFor />
      <h3 className="text-base">{t("addTitle")}</h3>
      <SelectField
        field={field("kind")}
        label={t("kind")}
        required
        width="w-16"
        choices={vaultKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <PaperFileField field={field("file")} label={t("file")} limits={t("limits")} required />
      <PaperDateFields field={field} />
      <div>
        <Button kind="quiet" name="intent" value="upload">
          {t("upload")}
        </Button>
      </div>
    </Form>
  );
}
