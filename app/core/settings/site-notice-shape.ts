import { z } from "zod";

/** What may be out of order, as a visitor would say it; the words are in the shell's messages. */
export const noticeSubjects = ["codes", "payments", "uploads", "messages", "site"] as const;
export type NoticeSubject = (typeof noticeSubjects)[number];

/** An outage that was announced: a line over every page until somebody ends it. */
export const siteNoticeShape = z.object({
  about: z.enum(noticeSubjects),
  since: z.iso.datetime(),
  /** By when it is hoped to be over; the line stays until it is. */
  until: z.iso.datetime().nullable(),
});

export type SiteNotice = z.infer<typeof siteNoticeShape>;
