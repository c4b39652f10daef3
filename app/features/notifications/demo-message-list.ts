import { defineList } from "#app/core/lists/list-query.ts";
import type { MessageStatus } from "./message-status.ts";
import type { Channel } from "./messages/templates.ts";

export const demoMessageList = defineList({
  search: true,
  filters: { channel: { options: ["sms", "email", "whatsapp"], label: "Channel" } },
  sorts: { newest: { cursor: ["instant", "id"] } },
  defaultSort: "newest",
  pageSize: 25,
});

export type DemoMessageRow = {
  id: string;
  channel: Channel;
  template: string;
  status: MessageStatus;
  to: string;
  /** The subject of a mail, else the text. */
  summary: string;
  createdAt: string;
};

export type DemoMessage = DemoMessageRow & {
  language: string;
  text: string;
  html: string | null;
  /** Of a WhatsApp message: the button under it. */
  action: { label: string; link: string } | null;
  /** The files that go with a mail. */
  files: { name: string; bytes: number }[];
  attempts: number;
  errorCode: string | null;
  sentAt: string | null;
};
