import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { PaperFileField } from "#app/features/documents/components/paper-file-field.tsx";
import { documentPath } from "#app/features/documents/document-view.ts";
import { fileSizeText } from "#app/ui/fields/file-size.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Block } from "#app/ui/section.tsx";
import { type FileField as FileName, fileFieldNames, fileFields } from "../../registration-fields.ts";
import { useRegistration } from "../registration-context.ts";

export function DocumentSection() {
  const t = useTranslations("registration");
  const { field, view } = useRegistration();
  return (
    <Block id="documents" title={t("sections.documents")}>
      <p className="hint mb-5">{t("documentsHint")}</p>
      <div className="stack [--gap:1.5rem]">
        <TextField
          field={field("aadhaarNumber")}
          label={t("fields.aadhaarNumber")}
          hint={view.qr ? t("qr.numberHint", { digits: view.qr.lastFour }) : t("fields.aadhaarNumberHint")}
          required={view.aadhaar === null ? true : undefined}
          known={view.aadhaar && t("fields.kept", { number: view.aadhaar })}
          width="w-16"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        {fileFieldNames.map((name) => (
          <DocumentField key={name} name={name} />
        ))}
      </div>
    </Block>
  );
}

const hints = { bankPassbook: "bankPassbookHint", relationshipDocs: "relationshipDocsHint" } as const;

function DocumentField({ name }: { name: FileName }) {
  const t = useTranslations("registration");
  const { field, view, uploads, waiting, upload, sendsFilesAtOnce } = useRegistration();
  useFocusAfterUpload(`otr-${name}`, view.files[name]?.id);
  const stored = view.files[name];
  const sending = uploads[name];
  return (
    <PaperFileField
      field={field(name)}
      label={t(`fields.${name}`)}
      hint={name === "aadhaarImage" ? undefined : t(`fields.${hints[name]}`)}
      required={fileFields[name].required}
      limits={t("limits")}
      {...(stored && {
        stored: {
          name: stored.name,
          detail: t("fields.uploaded", { size: fileSizeText(stored.bytes) }),
          href: documentPath(stored.id),
          ...(stored.isPicture && { previewUrl: documentPath(stored.id) }),
        },
      })}
      {...(waiting[name] && { known: t("fields.waits", { name: waiting[name] }) })}
      {...(sending && {
        progress: { name: sending.name, done: sending.done, total: sending.total, onCancel: sending.cancel },
      })}
      goesWithForm={!sendsFilesAtOnce}
      onFile={(file, password) => upload(name, file, password)}
    />
  );
}

/** S18: while it was sent the control was shut, and the keyboard lost its place. */
function useFocusAfterUpload(id: string, stored: string | undefined) {
  const before = useRef(stored);
  useEffect(() => {
    if (before.current === stored) return;
    before.current = stored;
    if (document.activeElement === document.body) document.getElementById(id)?.focus();
  }, [id, stored]);
}
