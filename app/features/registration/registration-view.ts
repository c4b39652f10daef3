import type { QrView } from "./aadhaar-qr/qr-view.ts";
import type { DraftAnswers, FileField } from "./registration-fields.ts";
import type { RegistrationStatus } from "./registration-status.ts";

export type StoredFile = { id: string; name: string; bytes: number; isPicture: boolean };

/** What the student's own pages show. Numbers are masked. */
export type RegistrationView = {
  /** Null before anything was saved. */
  id: string | null;
  status: RegistrationStatus;
  otrNumber: string | null;
  mobileNumber: string;
  answers: DraftAnswers;
  /** XXXXXX4321 */
  account: string | null;
  /** XXXX-XXXX-1234 */
  aadhaar: string | null;
  /** Null: no QR of her card was read. */
  qr: QrView | null;
  files: { readonly [field in FileField]?: StoredFile };
  savedAt: string | null;
  submittedAt: string | null;
  registeredAt: string | null;
};
