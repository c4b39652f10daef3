import Trash2 from "lucide-react/icons/trash-2";
import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { formatDate } from "#app/core/clock.ts";
import type { Language } from "#app/core/i18n.ts";
import emptyDocuments from "#app/ui/art/empty-documents.svg";
import { Button } from "#app/ui/button.tsx";
import { CheckList } from "#app/ui/check-list.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { fileSizeText } from "#app/ui/file-size.ts";
import { fieldOf } from "#app/ui/form-field.ts";
import { RowAction } from "#app/ui/icon-button.tsx";
import { OpenedFor } from "#app/ui/opened-for.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { documentPath } from "../document-view.ts";
import { acceptedFiles, maxFileBytes } from "../file-rules.ts";
import { type VaultKind, vaultKinds } from "../vault-kinds.ts";
import type { VaultView } from "../vault-view.ts";

/** Uploaded once, offered again in every application. */
export function VaultPart({ data, fileError }: { data: VaultView; fileError: string | undefined }) {
  const t = useTranslations("student");
  const kinds = useTranslations("student.kinds");
  const language = useLocale() as Language;
  // The form's own papers by the form's words; what one scholarship alone asks for has its name from the server.
  const nameOf = ({ kind, paper }: { kind: string; paper: string }) =>
    vaultKinds.includes(kind as VaultKind) ? kinds(kind as VaultKind) : paper;
  return (
    <section className="stack max-w-[46rem]" id="vault">
      <h2 className="sec-title">{t("vault")}</h2>
      <p className="muted">{t("vaultLead", { used: fileSizeText(data.usedBytes) })}</p>
      {data.documents.length === 0 ? (
        <EmptyState picture={emptyDocuments} title={t("vaultEmpty")} />
      ) : (
        <CheckList
          items={data.documents.map((document) => ({
            id: document.id,
            title: <a href={documentPath(document.id)}>{nameOf(document)}</a>,
            note: `${document.name}, ${fileSizeText(document.bytes)}, ${formatDate(new Date(document.createdAt), language)}`,
            end: (
              <Form method="post">
                <OpenedFor />
                <input type="hidden" name="document" value={document.id} />
                <RowAction
                  icon={Trash2}
                  label={t("remove", { name: document.name })}
                  name="intent"
                  value="remove"
                />
              </Form>
            ),
          }))}
        />
      )}
      <Form
        method="post"
        encType="multipart/form-data"
        className="stack max-w-[36rem]"
        key={data.documents.length}
      >
        <OpenedFor />
        <SelectField
          field={fieldOf("kind")}
          label={t("kind")}
          required
          width="w-16"
          choices={vaultKinds.map((value) => ({ value, label: kinds(value) }))}
        />
        <FileField
          field={fieldOf("file", undefined, fileError)}
          label={t("file")}
          accept={acceptedFiles}
          maxBytes={maxFileBytes}
          limits={t("limits")}
          required
        />
        <div>
          <Button kind="quiet" name="intent" value="upload">
            {t("upload")}
          </Button>
        </div>
      </Form>
    </section>
  );
}
