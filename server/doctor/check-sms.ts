import { OutsideError } from "#app/adapters/outside-error.ts";
import { checkMsg91Key } from "#app/adapters/sms/check-msg91-key.server.ts";
import { createMsg91Sms } from "#app/adapters/sms/msg91-sms.server.ts";
import type { Env } from "#app/core/settings/env.server.ts";
import { composeSms } from "#app/features/notifications/compose-message.ts";
import { bad, type Check, type Finding, good, note } from "./finding.ts";

/** Asks the gateway for the account's balance, which proves the key; with a number, sends a real SMS there. */
export function checkSms(sendTo?: string): Check {
  return async (settings) => {
    const { isDemo, SMS_GATEWAY_URL: baseUrl, SMS_AUTH_KEY: authKey, SMS_SENDER_ID: sender } = settings;
    if (isDemo) return [note("SMS", "The demo sends no SMS: they are at /demo/inbox.")];
    if (!baseUrl || !authKey || !sender) return [];
    try {
      const findings = [balanceOf(await checkMsg91Key({ baseUrl, authKey })), senderOf(sender)];
      return sendTo ? [...findings, await sendTrial(settings, sendTo)] : findings;
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error;
      return [bad("SMS", `The gateway at ${new URL(baseUrl).host} ${reasonOf(error.code)}`)];
    }
  };
}

function balanceOf(balance: number | null): Finding {
  if (balance === null)
    return note(
      "SMS",
      "The gateway answered but did not tell its balance: try a real one with -- --sms-to NUMBER.",
    );
  if (balance <= 0)
    return bad("SMS", "The gateway took the key, but its balance is 0: nothing will be sent.");
  return good("SMS", `The gateway took the key; its balance is ${balance}.`);
}

function senderOf(sender: string): Finding {
  return /^[A-Za-z]{6}$/.test(sender)
    ? good("SMS", `The header is ${sender}: it must be the one registered with DLT.`)
    : note("SMS", `SMS_SENDER_ID is ${sender}: a DLT header for such messages has six letters.`);
}

async function sendTrial(settings: Env, to: string): Promise<Finding> {
  const sms = createMsg91Sms({
    baseUrl: settings.SMS_GATEWAY_URL,
    authKey: settings.SMS_AUTH_KEY ?? "",
    senderId: settings.SMS_SENDER_ID ?? "",
    templateIds: settings.SMS_TEMPLATE_IDS ?? {},
  });
  const composed = composeSms("otp-login", "en", {
    code: "000000",
    minutes: "5",
    site: new URL(settings.PUBLIC_URL).host,
  });
  await sms.send({ to, templateId: "otp-login.en", ...composed });
  return good("SMS", "A trial SMS (a login code of zeros) was handed over: look whether it arrived.");
}

function reasonOf(code: string): string {
  if (code === "unreachable" || code === "timeout")
    return "cannot be reached: look at SMS_GATEWAY_URL and the firewall.";
  if (code.startsWith("refused"))
    return `refused (${code}): look at SMS_AUTH_KEY and the gateway's list of allowed addresses.`;
  return `did not do it (${code}).`;
}
