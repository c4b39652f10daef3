import type { Transporter } from "nodemailer";
import { OutsideError, type OutsideVerdict } from "../outside-error.ts";
import type { Email } from "./email.ts";

export type SmtpConfig = {
  /** `smtps://user:password@host:465` or `smtp://…:587`. */
  url: string;
  /** `ScholarSetu <hello@scholarsetu.example>` */
  from: string;
  timeoutMs?: number;
};

const SERVICE = "email";

export function createSmtpEmail(config: SmtpConfig): Email {
  const timeout = config.timeoutMs ?? 15_000;
  const options = {
    ...connectionOf(config.url),
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // A message must not be able to name a file or address for the server to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  } as const;
  // Loaded with the first letter: a demo sends none.
  let transport: Promise<Transporter> | null = null;
  const open = async () => (await import("nodemailer")).createTransport(options);
  const domain = /@([\w.-]+)>?\s*$/.exec(config.from)?.[1] ?? "localhost";

  return {
    async send(message) {
      try {
        transport ??= open();
        const sent = await (await transport).sendMail({
          from: config.from,
          // The object form is taken as one address, whatever commas or brackets the text holds.
          to: { name: "", address: message.to },
          subject: message.subject.replaceAll(/[\r\n]+/g, " "),
          text: message.text,
          html: message.html,
          messageId: `<${message.id}@${domain}>`,
          attachments: message.attachments?.map(({ name, type, base64 }) => ({
            filename: name,
            contentType: type,
            content: base64,
            encoding: "base64",
          })),
          ...(message.leaveLink && {
            headers: {
              "List-Unsubscribe": `<${message.leaveLink}>`,
              "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            },
          }),
        });
        return { reference: sent.messageId };
      } catch (error) {
        throw asOutsideError(error);
      }
    },
  };
}

/** Connects and signs in, and sends nothing; throws an OutsideError when that fails. */
export async function checkSmtpLogin({ url, timeoutMs = 15_000 }: Omit<SmtpConfig, "from">): Promise<void> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    ...connectionOf(url),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await transport.verify();
  } catch (error) {
    throw asOutsideError(error);
  } finally {
    transport.close();
  }
}

function connectionOf(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const secure = url.protocol === "smtps:";
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    // Credentials only ever travel encrypted; a server on this machine without a login may stay plain.
    requireTLS: !secure && url.username !== "",
    auth: url.username
      ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
      : undefined,
  };
}

function asOutsideError(error: unknown): OutsideError {
  const { responseCode, response, code } = error as SmtpFailure;
  if (responseCode)
    return new OutsideError(SERVICE, `smtp_${responseCode}`, smtpVerdict(error as SmtpFailure));
  // Without a reply it is nodemailer itself who cannot make an address of it; with one that is no SMTP, nobody knows.
  if (code === "EENVELOPE" && response === undefined)
    return new OutsideError(SERVICE, "bad_address", "never");
  if (code === "EENVELOPE") return new OutsideError(SERVICE, "unreadable_answer", "unclear");
  if (code === "EAUTH") return new OutsideError(SERVICE, "login_refused", "stopped");
  return new OutsideError(SERVICE, code === "ETIMEDOUT" ? "timeout" : "unreachable", "away");
}

type SmtpFailure = { responseCode?: number; response?: string; command?: string; code?: string };

/**
 * SMTP says it itself: 4xx is "later", 5xx is "never", and the command it answers tells whom it means. Only an
 * answer about the mailbox is the receiver's; the login and the sender's name are ours. A 5.7 speaks of policy,
 * so it may be about us and is no "never".
 */
function smtpVerdict({ responseCode = 0, response = "", command = "", code }: SmtpFailure): OutsideVerdict {
  if (code === "EAUTH" || [530, 534, 535].includes(responseCode)) return "stopped";
  const isAboutReceiver = command.startsWith("RCPT");
  if (responseCode < 500) return isAboutReceiver ? "later" : "away";
  if (command.startsWith("MAIL")) return "stopped";
  const isMailbox = [550, 551, 553].includes(responseCode) && !/^\d{3}[ -]5\.7\./.test(response);
  return isAboutReceiver && isMailbox ? "never" : "unclear";
}
