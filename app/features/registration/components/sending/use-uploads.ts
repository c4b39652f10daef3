import { useRef, useState } from "react";
import { useLocale } from "use-intl";
import { studentField } from "#app/core/forms/student-field.ts";
import type { KeptFile } from "#app/core/kept/kept-files.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { maxFileBytes, passwordOf } from "#app/features/documents/file-rules.ts";
import type { FileField } from "../../registration-fields.ts";
import type { Uploading } from "../registration-context.ts";
import { type Posted, postForm, saveAddress } from "./post-form.ts";

type Uploads = { [field in FileField]?: Uploading };

/** Sends a file the moment it is chosen: made small first, with its bytes counted, and it can be called off. */
type Keep = (field: FileField, file: File, to: KeptFile["to"]) => Promise<boolean>;

export function useUploads(
  owner: string | null,
  keep: Keep,
  onPosted: (field: FileField, posted: Posted) => void,
) {
  const [uploads, setUploads] = useState<Uploads>({});
  const language = useLocale() as Language;
  const latest = useRef(onPosted);
  latest.current = onPosted;

  const drop = (field: FileField) => setUploads(({ [field]: _, ...rest }) => rest);

  async function upload(field: FileField, file: File, password?: string): Promise<void> {
    const stop = new AbortController();
    const show = (done: number, total: number, name = file.name) =>
      setUploads((all) => ({ ...all, [field]: { name, done, total, cancel: () => stop.abort() } }));
    show(0, file.size);
    // Fetched when there is a photo to make small; where that fails, the photo goes as it is.
    const small = await import("#app/features/documents/components/shrink-photo.ts").then(
      ({ shrinkPhoto }) => shrinkPhoto(file),
      () => ({ file }),
    );
    // What the browser cannot open (HEIC) the server refuses, in the reader's language.
    const sent = "file" in small ? small.file : file;
    if (sent.size > maxFileBytes) {
      const { refusalText } = await import("#app/features/documents/messages/upload-messages.ts");
      drop(field);
      return latest.current(field, { kind: "refused", error: refusalText("too_large", language) });
    }
    const body = new FormData();
    body.set("intent", "save");
    body.set(studentField, owner ?? "");
    body.set(field, sent, sent.name);
    if (password) body.set(passwordOf(field), password);
    const posted = await postForm(body, {
      signal: stop.signal,
      onProgress: (done, total) => show(done, total, sent.name),
    });
    drop(field);
    if (posted.kind === "unreachable" && !password) {
      const fields: [string, string][] = [
        ["intent", "save"],
        [studentField, owner ?? ""],
      ];
      if (await keep(field, sent, { address: saveAddress, name: field, fields })) return;
    }
    latest.current(field, posted);
  }

  return { uploads, upload };
}
