import { callJson } from "../call-json.server.ts";
import { OutsideError, type OutsideVerdict } from "../outside-error.ts";
import type { Sms, SmsMessage } from "./sms.ts";

export type Msg91Config = {
  authKey: string;
  /** The six-letter header registered on the DLT platform. */
  senderId: string;
  /** Our template id (`otp-login.te`, or `otp-login` for all languages) → id registered at the gateway. */
  templateIds: Readonly<Record<string, string>>;
  baseUrl?: string;
  timeoutMs?: number;
};

const SERVICE = "sms";

/** India's operators deliver only texts registered with DLT, so a message is a template id and its values. */
export function createMsg91Sms(config: Msg91Config): Sms {
  const url = `${config.baseUrl ?? "https://control.msg91.com"}/api/v5/flow`;

  return {
    async send(message) {
      const registered = findRegisteredId(config.templateIds, message.templateId);
      if (!registered) throw new OutsideError(SERVICE, "template_not_registered", "later");
      const answer = await ask({
        service: SERVICE,
        url,
        headers: { authkey: config.authKey },
        timeoutMs: config.timeoutMs,
        body: {
          template_id: registered,
          sender: config.senderId,
          short_url: "0",
          recipients: [{ mobiles: `91${message.to}`, ...numbered(message.variables) }],
        },
      });
      // The gateway answers 200 with type "error" for a refused key, template or number.
      if (answer.type !== "success") {
        throw new OutsideError(SERVICE, refusalCode(answer.code), refusalVerdict(answer.code));
      }
      return { reference: typeof answer.message === "string" ? answer.message.slice(0, 64) : "" };
    },
  };
}

async function ask(call: Parameters<typeof callJson>[0]) {
  try {
    return await callJson(call);
  } catch (error) {
    // A 400 may mean a bad number or a bad template: only a code of theirs would tell.
    if (error instanceof OutsideError && error.verdict === "never")
      throw new OutsideError(SERVICE, error.code, "unclear");
    throw error;
  }
}

function findRegisteredId(ids: Msg91Config["templateIds"], templateId: string): string | undefined {
  const withoutLanguage = templateId.replace(/\.[a-z]{2}$/, "");
  return ids[templateId] ?? ids[withoutLanguage];
}

/** The gateway knows variables by place: VAR1, VAR2, … */
function numbered(variables: SmsMessage["variables"]): Record<string, string> {
  return Object.fromEntries(Object.values(variables).map((value, index) => [`VAR${index + 1}`, value]));
}

// Key, sender, route, address list, balance, closed account: nobody's message passes until a person acts.
const REFUSES_US = /^(10[3-7]|201|203|20[78]|30[1236]|418)$/;
const REFUSES_NUMBER = "202";
// "Generated twice within ten seconds": the first of the two may have been lost.
const TOO_SOON = "311";

function refusalVerdict(code: unknown): OutsideVerdict {
  const known = String(code ?? "");
  if (REFUSES_US.test(known)) return "stopped";
  if (known === REFUSES_NUMBER) return "never";
  return known === TOO_SOON ? "later" : "unclear";
}

function refusalCode(code: unknown): string {
  return /^\w{1,20}$/.test(String(code ?? "")) ? `refused_${code}` : "refused";
}
