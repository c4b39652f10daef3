import { Form } from "react-router";
import { useTranslations } from "use-intl";
import emptyDocuments from "#app/ui/art/empty-documents.svg";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { fileSizeText } from "#app/ui/file-size.ts";
import { fieldOf } from "#app/ui/form-field.ts";
import { OpenedFor } from "#app/ui/opened-for.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { type VaultKind, vaultKinds } from "../vault-kinds.ts";
import type { VaultView } from "../vault-view.ts";
import { PaperCard } from "./paper-card.tsx";
import { PaperFileField } from "./paper-file-field.tsx";

/** Uploaded once, offered again in every application. */
export function VaultPart({ data, fileError }: { data: VaultView; fileError: string | undefined }) {
  const t = useTranslations("student");
  const kinds = useTranslations("student.kinds");
  // The form's own papers by the form's words; what one scholarship alone asks for has its name from the server.
  const nameOf = ({ kind, paper }: { kind: string; paper: string }) =>
    vaultKinds.includes(kind as VaultKind) ? kinds(kind as VaultKind) : paper;
  return (
    <section className="stack" id="vault">
      <h2 className="sec-title">{t("vault")}</h2>
      <p className="muted">{t("vaultLead", { used: fileSizeText(data.usedBytes) })}</p>
      {data.documents.length === 0 ? (
        <EmptyState picture={emptyDocuments} title={t("vaultEmpty")} />
      ) : (
        <ul className="shelf">
          {data.documents.map((document) => (
            <PaperCard key={document.id} document={document} name={nameOf(document)} />
          ))}
        </ul>
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
        <PaperFileField
          field={fieldOf("file", undefined, fileError)}
          label={t("file")}
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
