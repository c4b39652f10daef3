import { readFormData } from "#app/core/forms/form.ts";
import { badRequest, isProblem, payloadTooLarge } from "#app/core/requests/errors.ts";
import { isPasswordField, maxFileBytes, maxFormBytes, passwordOf } from "../../file-rules.ts";
import type { RefusalCode } from "../../messages/upload-messages.ts";
import { filePassword } from "./file-password.server.ts";
import type { PartHead, PartSink } from "./multipart-parts.server.ts";
import { boundaryOf, walkMultipart } from "./multipart-parts.server.ts";

export type ReceivedUpload = {
  /** The form as sent, with every file that was small enough. */
  formData: FormData;
  /** Field → why its file is not in the form. The other answers are kept, so that nothing is typed twice. */
  refusals: Record<string, RefusalCode>;
};

export type UploadLimits = {
  /** Most files in one form. */
  maxFiles?: number;
  /** False: the words alone are wanted, and every file is let go as it comes in. */
  keepFiles?: boolean;
};

const MAX_FIELD_BYTES = 64 * 1024;
const MAX_FIELDS_BYTES = 1024 * 1024;
const MAX_PARTS = 1000;
const CUT_OFF = "The upload did not arrive whole. Please try again.";

/**
 * Reads a form with files. Each file is measured while it streams in, and let go the moment it passes 5 MB,
 * whatever any length claimed (T21); nothing touches the disk.
 */
export async function receiveUpload(
  request: Request,
  { maxFiles = 12, keepFiles = true }: UploadLimits = {},
): Promise<ReceivedUpload> {
  const boundary = boundaryOf(request.headers.get("content-type"));
  if (!boundary) return { formData: await readFormData(request, MAX_FIELDS_BYTES), refusals: {} };
  const declared = request.headers.get("content-length");
  if (declared !== null && Number(declared) > maxFormBytes) throw payloadTooLarge();
  const received: ReceivedUpload = { formData: new FormData(), refusals: {} };
  const room = { files: maxFiles, fieldBytes: MAX_FIELDS_BYTES, parts: MAX_PARTS };
  const { totalBytes } = await walkMultipart(bodyOf(request), boundary, maxFormBytes, (head) =>
    sinkOf(head, received, room, keepFiles),
  );
  if (declared !== null && Number(declared) !== totalBytes) throw badRequest(CUT_OFF);
  takePasswords(received.formData);
  return received;
}

/** A locked PDF's password goes with its file and is no answer of the form: nothing keeps it, parks it or sends it back. */
function takePasswords(formData: FormData): void {
  for (const [name, value] of [...formData]) {
    const password = formData.get(passwordOf(name));
    if (value instanceof File && typeof password === "string") filePassword.keep(value, password);
  }
  for (const name of [...formData.keys()]) if (isPasswordField(name)) formData.delete(name);
}

function sinkOf(
  head: PartHead,
  received: ReceivedUpload,
  room: { files: number; fieldBytes: number; parts: number },
  keepFiles: boolean,
): PartSink {
  room.parts -= 1;
  if (room.parts < 0) throw payloadTooLarge("There are too many answers in this form.");
  if (head.fileName === null) return fieldSink(head, received, room);
  return keepFiles ? fileSink(head, head.fileName, received, room) : { take() {}, end() {} };
}

async function* bodyOf(request: Request): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of request.body ?? []) yield chunk;
  } catch (error) {
    if (isProblem(error)) throw error;
    // The browser went away: nobody reads this answer, but nothing may be kept either (T24).
    throw badRequest(CUT_OFF);
  }
}

function fieldSink(head: PartHead, received: ReceivedUpload, room: { fieldBytes: number }): PartSink {
  const chunks: Uint8Array[] = [];
  let size = 0;
  return {
    take(chunk) {
      size += chunk.byteLength;
      room.fieldBytes -= chunk.byteLength;
      if (size > MAX_FIELD_BYTES || room.fieldBytes < 0)
        throw payloadTooLarge("One of the answers is too long.");
      chunks.push(Uint8Array.from(chunk));
    },
    end: () => received.formData.append(head.name, Buffer.concat(chunks).toString("utf8")),
  };
}

function fileSink(
  head: PartHead,
  fileName: string,
  received: ReceivedUpload,
  room: { files: number },
): PartSink {
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  return {
    take(chunk) {
      size += chunk.byteLength;
      if (size > maxFileBytes) chunks = [];
      else chunks.push(Uint8Array.from(chunk));
    },
    end() {
      // A file field that was left alone arrives without name and bytes.
      if (size === 0 && fileName === "") return;
      room.files -= 1;
      if (room.files < 0) received.refusals[head.name] = "too_many_files";
      else if (size > maxFileBytes) received.refusals[head.name] = "too_large";
      else received.formData.append(head.name, new File(chunks, fileName, { type: head.contentType }));
    },
  };
}
