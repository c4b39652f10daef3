import FileText from "lucide-react/icons/file-text";
import Upload from "lucide-react/icons/upload";
import type { ReactNode, RefObject } from "react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { ProgressBar } from "../charts/progress-bar.tsx";
import { classNames } from "../class-names.ts";
import type { FieldTexts, FormField } from "../forms/form-field.ts";
import { controlProps } from "../forms/form-field.ts";
import { Icon } from "../pictures/icon.tsx";
import { useUiWords } from "../ui-words.ts";
import { Field } from "./field.tsx";
import { fileSizeText } from "./file-size.ts";

type StoredFile = {
  name: string;
  /** "1.1 MB, uploaded" */
  detail: ReactNode;
  href?: string;
  /** A picture of it, when there is one. */
  previewUrl?: string;
};

type FileFieldProps = FieldTexts & {
  field: FormField;
  /** ".pdf,.jpg,.png": also lets a phone offer its camera. */
  accept?: string;
  /** What is taken: "JPG, PNG or PDF, up to 5MB". */
  limits: string;
  /** A larger one is not taken, and the limits are said again: nobody waits minutes for a refusal. */
  maxBytes?: number;
  /** Instead of "Choose a file or take a photo", where a photo is of no use. */
  choose?: string;
  /** What is already kept on the server. */
  stored?: StoredFile;
  /** While it is being sent. */
  progress?: { name: string; done: number; total: number; onCancel?: () => void };
  onFile?: (file: File | null) => void;
};

/** One document. The row is the button: tap it, or drop a file on it. */
export function FileField({
  field: asked,
  accept,
  limits,
  maxBytes,
  choose,
  stored,
  progress,
  onFile,
  ...texts
}: FileFieldProps) {
  const words = useUiWords();
  const [chosen, setChosen] = useState<File | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const field = isTooLarge ? { ...asked, errors: [limits] } : asked;
  const preview = usePicture(chosen) ?? (chosen ? undefined : stored?.previewUrl);
  const name = progress?.name ?? chosen?.name ?? stored?.name;
  const isBad = Boolean(field.errors?.length);
  const statusId = `${field.id}-status`;
  const control = controlProps(field, texts);
  return (
    <Field field={field} texts={texts}>
      <div
        className={classNames(
          "up",
          name && !progress && "up--has",
          progress && "up--busy",
          isBad && "up--bad",
        )}
      >
        <span className="up__i">
          {preview ? <img src={preview} alt="" /> : <Icon of={name ? FileText : Upload} />}
        </span>
        <div id={statusId}>
          <p>{name ?? choose ?? words.chooseOrPhotograph}</p>
          <p>
            {progress
              ? words.uploadingBytes(fileSizeText(progress.done), fileSizeText(progress.total))
              : chosen
                ? fileSizeText(chosen.size)
                : (stored?.detail ?? limits)}
            {stored?.href && !chosen && !progress && (
              <>
                {" "}
                <a href={stored.href}>
                  {words.view}
                  <span className="vh"> {stored.name}</span>
                </a>
              </>
            )}
          </p>
          {progress && <ProgressBar label={progress.name} value={progress.done} max={progress.total} bare />}
        </div>
        {progress ? (
          progress.onCancel && (
            <Button type="button" kind="text" size="sm" onClick={progress.onCancel}>
              {words.cancel}
            </Button>
          )
        ) : (
          <span
            className={classNames("btn btn--sm up__choose", name ? "btn--text" : "btn--quiet")}
            aria-hidden="true"
          >
            {name ? words.change : words.choose}
          </span>
        )}
        <input
          key={field.key}
          ref={input}
          type="file"
          {...control}
          // What is kept on the server answers for the field: nothing new has to be chosen.
          required={stored ? undefined : control.required}
          disabled={progress !== undefined}
          aria-describedby={classNames(control["aria-describedby"], statusId)}
          accept={accept}
          className="up__input"
          onChange={(event) => {
            const picked = event.currentTarget.files?.[0] ?? null;
            const file = picked && maxBytes && picked.size > maxBytes ? null : picked;
            if (picked && !file) event.currentTarget.value = "";
            setTooLarge(picked !== file);
            setChosen(file);
            onFile?.(file);
          }}
        />
      </div>
      {/* P9: a file that was refused, or that nobody asks for, can be taken away again. */}
      <Remove
        file={chosen}
        isOffered={!progress}
        isNeeded={!isBad && control.required === true}
        input={input}
        onRemove={() => {
          setChosen(null);
          onFile?.(null);
        }}
      />
    </Field>
  );
}

type RemoveProps = {
  file: File | null;
  isOffered: boolean;
  isNeeded: boolean;
  input: RefObject<HTMLInputElement | null>;
  onRemove: () => void;
};

function Remove({ file, isOffered, isNeeded, input, onRemove }: RemoveProps) {
  const words = useUiWords();
  if (!file || !isOffered || isNeeded) return null;
  const remove = () => {
    if (input.current) input.current.value = "";
    onRemove();
  };
  return (
    <Button type="button" kind="text" size="sm" className="mt-1" onClick={remove}>
      {words.removeFile}
      <span className="vh"> {file.name}</span>
    </Button>
  );
}

/** A small picture of a chosen image, for as long as it is shown. */
function usePicture(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file?.type.startsWith("image/")) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}
