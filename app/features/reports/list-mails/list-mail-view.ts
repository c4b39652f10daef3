import type { MailSchedule } from "./list-mail-forms.ts";

/** A view that comes by mail, as its sender or one of its readers sees it. */
export interface ListMailView {
  readonly id: string;
  readonly viewId: string;
  /** The view's name and the list's. */
  readonly name: string;
  readonly list: string;
  readonly schedule: MailSchedule;
  readonly isOwn: boolean;
  readonly sender: string;
  /** Only for its sender. */
  readonly readers: readonly { readonly id: string; readonly name: string; readonly hasEnded: boolean }[];
  readonly isToMe: boolean;
  /** In words. */
  readonly sentOn: string | null;
  readonly nextAt: string | null;
}

/** What the mail's link opens: the list as the view shows it, for whoever may open that list. */
export interface OpenedMail extends ListMailView {
  readonly href: string;
  readonly fileHref: string | null;
}
