import type { Language } from "#app/core/words/i18n.ts";
import { sendOtp } from "../otp/send-otp.server.ts";
import { spendOtp } from "../otp/spend-otp.server.ts";

const purpose = "guardian_session";

/** T35: by which a parent or guardian agrees to one session of somebody under 18, on their own phone. */
export const guardianSessionCode = {
  async send(ask: {
    phone: string;
    address: string;
    language: Language;
    studentName: string;
    session: string;
  }): Promise<boolean> {
    return (await sendOtp({ ...ask, purpose })).isNew;
  },

  spend: (given: { phone: string; code: string; address: string }): Promise<boolean> =>
    spendOtp({ ...given, purpose }),
};
