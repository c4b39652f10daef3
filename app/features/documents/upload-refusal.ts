import { ProblemError } from "#app/core/requests/errors.ts";
import { type RefusalCode, refusalText } from "./messages/upload-messages.ts";

/**
 * A file that was refused. A page shows `refusalText(error.refusal, language)` at the field; where nobody
 * catches it, the answer still says in English what is wrong. Nothing of the file is in it.
 */
export class UploadRefused extends ProblemError {
  readonly refusal: RefusalCode;

  constructor(refusal: RefusalCode) {
    super({
      status: 422,
      code: `upload_${refusal}`,
      title: "File not accepted",
      detail: refusalText(refusal, "en"),
    });
    this.name = "UploadRefused";
    this.refusal = refusal;
  }
}
