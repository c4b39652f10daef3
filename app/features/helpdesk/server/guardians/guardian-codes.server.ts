import { socket } from "#app/core/requests/socket.ts";
import type { Language } from "#app/core/words/i18n.ts";

export interface GuardianCodes {
  /** False: a code went to this phone a moment ago, so none was sent now. */
  send(ask: {
    readonly phone: string;
    readonly address: string;
    readonly language: Language;
    readonly studentName: string;
    /** What they agree to: the SMS names it. */
    readonly session: string;
  }): Promise<boolean>;
  /** Uses the code up; false when it is not the right one. */
  spend(given: { readonly phone: string; readonly code: string; readonly address: string }): Promise<boolean>;
}

/** T35: codes are the identity room's, which stands beside this one; the server plugs it in at start. */
export const guardianCodes = socket<GuardianCodes>("helpdesk: a guardian's codes");
