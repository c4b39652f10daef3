import { defineList } from "#app/core/list-query.ts";
import type { MessageStatus } from "./message-status.ts";
import type { Channel } from "./messages/templates.ts";

export const demoMessageList = defineList({
  search: true,
  filters: { channel: { options: ["sms", "email"], label: "Channel" } },
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
  /** The subject of a mail, or the text of an SMS. */
  summary: string;
  createdAt: string;
};

export type DemoMessage = DemoMessageRow & {
  language: string;
  text: string;
  html: string | null;
  /** The files that go with a mail. */
  files: { name: string; bytes: number }[];
  attempts: number;
  errorCode: string | null;
  sentAt: string | null;
};
