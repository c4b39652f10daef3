import Camera from "lucide-react/icons/camera";
import ChevronDown from "lucide-react/icons/chevron-down";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { OpenedFor } from "#app/ui/desk/opened-for.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { type VaultKind, vaultKinds } from "../vault-kinds.ts";
import { PaperDateFields } from "./paper-date-fields.tsx";
import { PaperFileField } from "./paper-file-field.tsx";

type AddPaperProps = { adding: VaultKind | null; answer: FormAnswer | undefined };

/** Above the shelf (picture 18): a photo or a file, what it is, and the days that stand on it. */
export function AddPaper({ adding, answer }: AddPaperProps) {
  const t = useTranslations("papers");
  const { field, onInput } = useForm("upload", answer, { kind: adding ?? undefined });
  const isWanted = adding !== null || answer?.form === "upload";
  return (
    <details className="addway" id="add-paper" open={isWanted}>
      <summary>
        <span className="fi">
          <Icon of={Camera} />
        </span>
        <span>
          <span className="addway__t">{t("addTitle")}</span>
          <span className="small muted">{t("addText")}</span>
        </span>
        <Icon of={ChevronDown} />
      </summary>
      <Form method="post" encType="multipart/form-data" className="stack max-w-[36rem]" onInput={onInput}>
        <OpenedFor />
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
    </details>
  );
}
