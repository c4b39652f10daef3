import type { AddressInfo, Socket } from "node:net";
import { createServer } from "node:net";

export type SeenMail = { from: string; to: string[]; data: string };

/** The few words of SMTP a client needs to hand over a mail. `reply` may refuse a recipient or the data. */
export async function startFakeSmtpServer(
  reply: (line: string) => string | null = () => null,
): Promise<{ url: string; mails: SeenMail[]; close(): Promise<void> }> {
  const mails: SeenMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => undefined);
    const talk = createTalk(reply, mails);
    socket.write("220 fake ESMTP\r\n");
    socket.on("data", (chunk) => {
      for (const answer of talk(chunk.toString("utf8"))) socket.write(`${answer}\r\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function createTalk(reply: (line: string) => string | null, mails: SeenMail[]): (text: string) => string[] {
  let mail: SeenMail = { from: "", to: [], data: "" };
  let inData = false;
  let waiting = "";

  function command(line: string): string {
    const refused = reply(line);
    if (refused) return refused;
    const address = /<(.*?)>/.exec(line)?.[1] ?? "";
    switch (line.slice(0, 4).toUpperCase()) {
      case "MAIL":
        mail = { from: address, to: [], data: "" };
        return "250 ok";
      case "RCPT":
        mail.to.push(address);
        return "250 ok";
      case "DATA":
        inData = true;
        return "354 go on";
      case "QUIT":
        return "221 bye";
      default:
        return "250 ok";
    }
  }

  return (text) => {
    const answers: string[] = [];
    waiting += text;
    for (;;) {
      const mark = inData ? "\r\n.\r\n" : "\r\n";
      const end = waiting.indexOf(mark);
      if (end < 0) return answers;
      const part = waiting.slice(0, end);
      waiting = waiting.slice(end + mark.length);
      if (inData) {
        inData = false;
        mails.push({ ...mail, data: part });
        answers.push("250 kept");
      } else {
        answers.push(command(part));
      }
    }
  };
}
