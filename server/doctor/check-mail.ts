import { randomUUID } from "node:crypto";
import { checkSmtpLogin, createSmtpEmail } from "#app/adapters/email/smtp-email.server.ts";
import { OutsideError } from "#app/adapters/outside-error.ts";
import { bad, type Check, type Finding, good, note } from "./finding.ts";

/** Signs in at the mail server; with an address, sends a letter there as well. */
export function checkMail(sendTo?: string): Check {
  return async ({ isDemo, SMTP_URL: url, MAIL_FROM: from }) => {
    if (isDemo) return [note("mail", "The demo sends no mail: its letters are at /demo/inbox.")];
    if (!url || !from) return [];
    const config = { url, from };
    try {
      await checkSmtpLogin(config);
      const findings = [good("mail", `The mail server ${new URL(url).host} took the login.`), senderOf(from)];
      if (!sendTo) return findings;
      await createSmtpEmail(config).send({
        id: randomUUID(),
        to: sendTo,
        subject: "ScholarSetu: a trial letter",
        text: "npm run doctor sent this. If it is in the spam folder, look at SPF, DKIM and DMARC of the sender's domain.",
        html: "<p>npm run doctor sent this. If it is in the spam folder, look at SPF, DKIM and DMARC of the sender's domain.</p>",
      });
      return [...findings, good("mail", "A trial letter was handed over: look whether it arrived.")];
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error;
      return [bad("mail", `The mail server ${new URL(url).host} ${reasonOf(error.code)}`)];
    }
  };
}

function senderOf(from: string): Finding {
  return /@[\w.-]+\.\w+>?\s*$/.test(from)
    ? good("mail", `Letters come from ${from}.`)
    : bad("mail", "MAIL_FROM must be an address such as ScholarSetu <hello@your-domain.in>.");
}

function reasonOf(code: string): string {
  if (code === "unreachable") return "cannot be reached: look at SMTP_URL, its port and the firewall.";
  if (code === "timeout") return "does not answer in time: look at SMTP_URL, its port and the firewall.";
  if (code === "smtp_535" || code === "smtp_530")
    return "refused the login: look at the user and password in SMTP_URL.";
  return `refused (${code}).`;
}
