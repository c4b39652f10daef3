import { afterEach, describe, expect, it } from "vitest";
import { startFakeSmtpServer } from "#tests/support/doubles/fake-smtp-server.ts";
import { createSmtpEmail } from "./smtp-email.server.ts";

const message = {
  id: "0190-msg",
  to: "asha@example.org",
  subject: "నమస్తే Asha",
  text: "plain words",
  html: "<p>simple words</p>",
};

let server: Awaited<ReturnType<typeof startFakeSmtpServer>>;
afterEach(() => server.close());

async function emailAgainst(reply?: (line: string) => string | null) {
  server = await startFakeSmtpServer(reply);
  return createSmtpEmail({
    url: server.url,
    from: "ScholarSetu <hello@scholarsetu.example>",
    timeoutMs: 400,
  });
}

describe("e-mail by SMTP", () => {
  it("hands over text and HTML under one message id", async () => {
    const email = await emailAgainst();
    expect(await email.send(message)).toEqual({ reference: "<0190-msg@scholarsetu.example>" });
    const [mail] = server.mails;
    expect(mail?.from).toBe("hello@scholarsetu.example");
    expect(mail?.to).toEqual(["asha@example.org"]);
    expect(mail?.data).toContain("Message-ID: <0190-msg@scholarsetu.example>");
    expect(mail?.data).toContain("plain words");
    expect(mail?.data).toContain("<p>simple words</p>");
  });

  it("a file goes with it under its own name", async () => {
    const email = await emailAgainst();
    const base64 = Buffer.from("Month,Policies\r\n").toString("base64");
    await email.send({ ...message, attachments: [{ name: "report.csv", type: "text/csv", base64 }] });
    expect(server.mails[0]?.data).toContain("filename=report.csv");
    expect(server.mails[0]?.data).toContain(base64);
  });

  it("a letter says how to end it, to the reader's mail program too; other mail does not", async () => {
    const email = await emailAgainst();
    await email.send({ ...message, leaveLink: "https://setu.example/leave?key=a.b" });
    await email.send(message);
    const [letter, other] = server.mails.map(({ data }) => data.replaceAll(/\r\n\s+/g, " "));
    expect(letter).toContain("List-Unsubscribe: <https://setu.example/leave?key=a.b>");
    expect(letter).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(other).not.toContain("List-Unsubscribe");
  });

  it("O4: nonsense in place of a reply about the receiver is no refusal of the receiver", async () => {
    const email = await emailAgainst((line) =>
      /^RCPT/i.test(line) ? "<html>Welcome, please sign in</html>" : null,
    );
    await expect(email.send(message)).rejects.toMatchObject({ name: "OutsideError", verdict: "unclear" });
  });

  it("T19: a line break in the subject makes no header of its own", async () => {
    const email = await emailAgainst();
    await email.send({ ...message, subject: "Hello\r\nBcc: thief@example.org" });
    expect(server.mails[0]?.data).not.toMatch(/^Bcc:/im);
    expect(server.mails[0]?.to).toEqual(["asha@example.org"]);
  });

  it("T19: an address with a comma stays one address", async () => {
    const email = await emailAgainst();
    await email.send({ ...message, to: "asha@example.org, thief@example.org" }).catch(() => undefined);
    expect(server.mails.flatMap((mail) => mail.to)).not.toContain("thief@example.org");
  });

  it.each([
    ["a box that is full for now", "RCPT", "450 4.2.1 try later", "smtp_450", "later"],
    ["a box that does not exist", "RCPT", "550 5.1.1 no such user", "smtp_550", "never"],
    ["O4: relaying refused is about us", "RCPT", "550 5.7.1 relay denied", "smtp_550", "unclear"],
    ["O4: a server that shuts down", "MAIL", "421 4.3.2 closing", "smtp_421", "away"],
    ["O4: a sender's name that is not ours", "MAIL", "553 5.7.1 not your name", "smtp_553", "stopped"],
    ["O4: a letter taken for spam", "DATA", "554 5.7.1 spam", "smtp_554", "unclear"],
  ])("T44: %s", async (_, command, answer, code, verdict) => {
    const email = await emailAgainst((line) => (line.startsWith(command) ? answer : null));
    const error = await email.send(message).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: "OutsideError", code, verdict });
    expect(String(error)).not.toContain("asha@example.org");
  });

  it("T44: a server that is away is worth a retry", async () => {
    const email = await emailAgainst();
    await server.close();
    await expect(email.send(message)).rejects.toMatchObject({ code: "unreachable", verdict: "away" });
  });

  it("credentials are not sent to a server without TLS", async () => {
    const lines: string[] = [];
    server = await startFakeSmtpServer((line) => {
      lines.push(line);
      return line.startsWith("EHLO") ? "250-fake\r\n250 AUTH PLAIN LOGIN" : null;
    });
    const withLogin = server.url.replace("smtp://", "smtp://user:hunter2@");
    const email = createSmtpEmail({ url: withLogin, from: "a@b.example", timeoutMs: 400 });
    await expect(email.send(message)).rejects.toMatchObject({ name: "OutsideError" });
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join("\n")).not.toMatch(/AUTH|hunter2/);
    expect(server.mails).toHaveLength(0);
  });
});
