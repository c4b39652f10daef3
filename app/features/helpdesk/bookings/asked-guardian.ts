import type { Language } from "#app/core/words/i18n.ts";

/** T35: who is asked to agree to the session of somebody under 18. */
export interface AskedGuardian {
  readonly phone: string;
  /** Of their SMS. */
  readonly language: Language;
}
