import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { formatDate } from "#app/core/clock.ts";
import { studentField } from "#app/core/forms/student-field.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { PaperFileField } from "#app/features/documents/components/paper-file-field.tsx";
import { isLockerKind } from "#app/features/documents/digilocker/kind-of-issued.ts";
import { bringPath } from "#app/features/documents/digilocker/locker-view.ts";
import { documentPath } from "#app/features/documents/document-view.ts";
import { maxFileBytes, passwordOf } from "#app/features/documents/file-rules.ts";
import { familyOf } from "#app/features/documents/paper-family.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { useKeptFiles } from "#app/ui/effects/use-kept-files.ts";
import { fileSizeText } from "#app/ui/fields/file-size.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { kindOfField } from "../../rules/kind-of-field.ts";
import { type ApplyView, applyPath, type StoredPaper } from "../../views/apply-view.ts";
import { watchPaper } from "../papers/papers-on-the-way.ts";
import { sendPaper } from "../papers/send-paper.ts";

type PaperFieldProps = {
  name: string;
  label: string;
  hint?: string;
  required: boolean;
  view: ApplyView;
  error?: string | undefined;
  /** The draft as it is now: the first paper may begin it. */
  draft: { current: { number: string | null } };
};

type Sending = { name: string; done: number; total: number; onCancel: () => void };

/** One paper: from the vault, or uploaded. With script it is sent at once, with its progress; without, by the form. */
export function PaperField({ name, label, hint, required, view, error, draft }: PaperFieldProps) {
  const t = useTranslations("apply");
  const language = useLocale() as Language;
  const [paper, setPaper] = useState<StoredPaper | undefined>(view.papers[name]);
  const [sending, setSending] = useState<Sending>();
  const [trouble, setTrouble] = useState<string>();
  const [round, setRound] = useState(0);
  // Back from DigiLocker: what came is chosen already.
  const brought = useSearchParams()[0].get("brought") ?? undefined;
  const others = (view.vault[name] ?? []).filter(({ id }) => id !== paper?.id);

  const { waiting, keep } = useKeptFiles({
    // On a helper's phone nothing of hers is kept.
    owner: view.isVisitor || view.helping ? null : view.student,
    place: `apply ${view.scholarship?.slug ?? ""} ${name}`,
    take: (_field, { body }) => {
      const taken = body as { number?: string; paper?: StoredPaper; error?: string } | null;
      if (taken?.number) draft.current.number = taken.number;
      if (taken?.paper) setPaper(taken.paper);
      else setTrouble(taken?.error ?? t("uploadFailed"));
    },
  });

  const send = async (file: File, password?: string) => {
    setTrouble(undefined);
    // Fetched when there is a photo to make small; where that fails, the photo goes as it is.
    const shrunk = await import("#app/features/documents/components/shrink-photo.ts").then(
      ({ shrinkPhoto }) => shrinkPhoto(file),
      () => ({ file }),
    );
    const ready = "file" in shrunk ? shrunk.file : file;
    // Known before a byte of it is sent.
    if (ready.size > maxFileBytes) {
      setRound((before) => before + 1);
      return setTrouble(t("limits"));
    }
    const upload = sendPaper(
      {
        application: draft.current.number ?? "",
        scholarship: view.scholarship?.slug ?? "",
        [studentField]: view.student,
        field: name,
        ...(password && { [passwordOf("file")]: password }),
      },
      ready,
      (done) => setSending((before) => before && { ...before, done }),
    );
    setSending({ name: ready.name, done: 0, total: ready.size, onCancel: upload.cancel });
    const answer = await upload.answer;
    setSending(undefined);
    // The control is made anew and empty: what is on the server need not be sent a second time.
    setRound((before) => before + 1);
    if (answer.kind === "stored") {
      draft.current.number = answer.number;
      setPaper(answer.paper);
    } else if (answer.kind === "refused") setTrouble(answer.error);
    else if (answer.kind === "other_student") setTrouble(t("refusedSave"));
    else if (answer.kind === "failed") {
      const fields = {
        application: draft.current.number ?? "",
        scholarship: view.scholarship?.slug ?? "",
        [studentField]: view.student,
        field: name,
      };
      const to = { address: "/apply/upload", name: "file", fields: Object.entries(fields) };
      // A password is never kept: a locked PDF is chosen again.
      const isKept = !password && navigator.onLine === false && (await keep(name, ready, to));
      if (!isKept) setTrouble(t("uploadFailed"));
    }
  };

  return (
    <div>
      <PaperFileField
        field={fieldOf(name, undefined, trouble ?? (paper && !error ? undefined : error), `${name}-${round}`)}
        label={label}
        {...(hint && { hint })}
        required={required}
        limits={t("limits")}
        {...(paper && {
          stored: {
            name: paper.name,
            detail: fileSizeText(paper.bytes),
            // A helper sees that it is there; what is in it is hers.
            ...(!view.helping && {
              href: documentPath(paper.id),
              ...(paper.isPicture && { previewUrl: documentPath(paper.id) }),
            }),
          },
        })}
        {...(paper?.issuer
          ? { known: t("fromIssuer", { issuer: paper.issuer }) }
          : paper?.isFromVault && { known: t("fromVault") })}
        {...(waiting[name] && { known: t("waits", { name: waiting[name] }) })}
        {...(sending && { progress: sending })}
        {...(!view.isVisitor && {
          onFile: (file: File | null, password?: string) => {
            if (file) watchPaper(send(file, password));
          },
        })}
      />
      {view.hasLocker && !view.helping && isLockerKind(familyOf(kindOfField(name)) ?? "") && (
        <p className="small mt-2">
          <Anchor
            href={bringPath(
              applyPath({ number: view.number, slug: view.scholarship?.slug, step: view.step }),
            )}
          >
            {t("bringIt")}
            <span className="vh">: {label}</span>
          </Anchor>
        </p>
      )}
      <EndedNote endedOn={paper ? paper.endedOn : view.ended[name]} isIn={paper !== undefined} />
      {others.length > 0 && (
        <SelectField
          field={fieldOf(`use_${name}`, others.some(({ id }) => id === brought) ? brought : undefined)}
          label={t("useStored")}
          choices={others.map(({ id, name: fileName, endedOn }) => ({
            value: id,
            label: endedOn
              ? t("endedChoice", { name: fileName, date: formatDate(endedOn, language) })
              : fileName,
          }))}
          placeholder={t("keepThis")}
          width="w-16"
          className="mt-2"
        />
      )}
    </div>
  );
}

/** What has ended is said at its field: the one that stands in it, or the one that was not put into it. */
function EndedNote({ endedOn, isIn }: { endedOn: string | null | undefined; isIn: boolean }) {
  const t = useTranslations("apply");
  const language = useLocale() as Language;
  if (!endedOn) return null;
  return (
    <p className="note note--warn mt-2">
      <Icon of={TriangleAlert} />
      <span>{t(isIn ? "endedHere" : "endedKept", { date: formatDate(endedOn, language) })}</span>
    </p>
  );
}
