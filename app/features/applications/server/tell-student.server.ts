import { eq } from "drizzle-orm";
import { formatDate } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { env } from "#app/core/settings/env.server.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import { isLanguage, type Language } from "#app/core/words/i18n.ts";
import { quoteWords } from "#app/core/words/language-of-words.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { appUser } from "#app/db/schema/users.ts";
import { findContact } from "#app/features/identity/server/contacts/find-contact.server.ts";
import type { TemplateFor, Variables } from "#app/features/notifications/messages/templates.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import type { MessageRequest } from "#app/features/notifications/server/outbox/message-row.server.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import {
  type PhoneTemplate,
  queueToPhone,
} from "#app/features/notifications/server/outbox/queue-to-phone.server.ts";
import { titleIn } from "#app/features/scholarships/server/catalogue/catalogue-words.server.ts";
import { applicationNumber } from "../application-number.ts";
import { type NoticeName, notices } from "../messages/notices.messages.server.ts";
import { findScholarshipFacts } from "./drafts/find-scholarship-facts.server.ts";
import type { ApplicationRow } from "./lists/application-row.server.ts";

type UpdateTemplate = PhoneTemplate & TemplateFor<"email">;

export type NoticeValues = Readonly<Record<string, string>>;

/**
 * Under the bell, by SMS or WhatsApp and by e-mail (as the student chose), in the student's language and in the
 * transaction of what it tells about. `key` makes it one message: the same thing is said once.
 */
export async function tellStudent(
  tx: Tx,
  row: ApplicationRow,
  name: NoticeName,
  key: string,
  values: NoticeValues | ((language: Language) => NoticeValues) = {},
  path?: string,
): Promise<void> {
  const [user] = await tx
    .select({ language: appUser.language })
    .from(appUser)
    .where(eq(appUser.id, row.userId));
  const language: Language = isLanguage(user?.language) ? user.language : "en";
  const scholarship = row.scholarshipId ? await findScholarshipFacts({ id: row.scholarshipId }) : null;
  const number = applicationNumber(row);
  const valuesIn = (into: Language): NoticeValues & { scholarship: string } => {
    const own = typeof values === "function" ? values(into) : values;
    return {
      scholarship: scholarship ? titleIn(scholarship, into).text : notices[into].assisted,
      number,
      due: row.dueAt ? formatDate(row.dueAt, into) : "",
      ...own,
      // Free words of a desk stay apart from ours, in their own language.
      ...(own.reason && { reason: quoteWords(own.reason, into) }),
    };
  };
  const link = path ?? `/applications/${number}`;
  await notify(tx, row.userId, {
    studentId: row.studentId,
    type: noticeTypes[name],
    inWords: (into) => noticeIn(into, name, valuesIn(into)),
    link,
    dedupeKey: `application:${key}`,
  });
  const all = valuesIn(language);
  const amount = row.awardPaise;
  const { due, wanted, date, more }: NoticeValues = all;
  await send(tx, row, {
    ...{ name, key, link, language, number, amount, wanted, date },
    status: noticeIn(language, name, all).title,
    scholarship: all.scholarship,
    due: due ?? "",
    more: more ?? "",
  });
}

/** A notice in one language; what the desk chose to say besides stands after it. */
function noticeIn(language: Language, name: NoticeName, values: NoticeValues) {
  const { title, message } = notices[language][name];
  const lines = [fillMessage(message, values), values.more];
  return { title: fillMessage(title, values), message: lines.filter(Boolean).join(" ") };
}

const noticeTypes = {
  submitted: "success",
  actionNeeded: "warning",
  settled: "success",
  answered: "info",
  approved: "success",
  offered: "success",
  offerEnds: "warning",
  lapsed: "warning",
  accepted: "success",
  corrected: "warning",
  reconsidered: "success",
  released: "warning",
  paymentReturned: "warning",
  accountChanged: "warning",
  accountLooked: "info",
  accountRefused: "warning",
  outsidePaid: "info",
  outsideTakenBack: "warning",
  forwarded: "info",
  rejected: "info",
  withdrawn: "info",
  paid: "success",
  appealed: "info",
  message: "info",
  late: "warning",
  moreTime: "info",
  closedEarly: "warning",
  paused: "warning",
  resumed: "info",
  draftGoes: "warning",
  waitlisted: "info",
} as const satisfies Record<NoticeName, string>;

type Sending = {
  name: NoticeName;
  key: string;
  link: string;
  language: Language;
  scholarship: string;
  number: string;
  due: string;
  /** The title, with what it names. */
  status: string;
  amount: number | null;
  /** Of a defect: what is to be done. */
  wanted?: string | undefined;
  /** A saved sentence that the desk chose. */
  more: string;
  /** Of a draft: the day it goes. */
  date?: string | undefined;
};

async function send(tx: Tx, row: ApplicationRow, sending: Sending): Promise<void> {
  const { name, key, link, language, scholarship, number, due, amount, wanted, more, date, status } = sending;
  const person = { name: row.answers.fullName?.value ?? "", link: new URL(link, env().PUBLIC_URL).href };
  const common = { language, dedupeKey: `application:${key}`, subjectId: row.id };
  const phone = await findContact(row.userId, "phone");
  // What stands in a draft she has given nobody yet: there it is the address that she has proven.
  const email =
    (row.status === "draft" ? await findContact(row.userId, "email") : row.answers.email?.value) ?? "";
  // The e-mail address in the form is what the student gave for this very purpose; a wrong one is left out.
  const hasEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
  const put = async <T extends UpdateTemplate>(template: T, variables: Variables<T>) => {
    const said = { ...common, template, variables };
    if (phone) await queueToPhone<T>(tx, row.userId, "ApplicationUpdates", { ...said, to: phone });
    const letter = { ...said, channel: "email", to: email } as MessageRequest<"email", T>;
    if (hasEmail) await queueMessage(tx, letter);
  };
  if (name === "submitted") {
    await put("application-submitted", { ...person, scholarship, number });
  } else if (name === "actionNeeded" && wanted) {
    await put("application-action", { ...person, scholarship, wanted, due, more });
  } else if ((name === "approved" || name === "offered") && amount !== null) {
    const money = formatMoney(paise(amount), language);
    await put("application-approved", { ...person, scholarship, amount: money });
  } else if (name === "draftGoes" && date) {
    await put("draft-goes", { ...person, scholarship, date });
  } else {
    await put("application-update", { ...person, scholarship, status, more });
  }
}
