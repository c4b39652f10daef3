export type Channel = "sms" | "email" | "whatsapp";

/** Who travels together. A code waits for nobody; a mass mailing waits for everybody. */
export type Lane = "otp" | "transactional" | "bulk";

export type Template = {
  readonly channels: readonly Channel[];
  /** Every one must be given; `link` is an absolute address and becomes the button of an e-mail and of a WhatsApp message. */
  readonly variables: readonly string[];
} & (
  | { readonly lane?: "transactional" | "bulk" }
  /** Only a code expires: after so many minutes it is better not sent at all (T41). */
  | { readonly lane: "otp"; readonly usefulForMinutes: number }
);

/** Every SMS, e-mail and WhatsApp message. Their texts: texts-<language>.ts, whatsapp-<language>.ts. */
export const templates = {
  "otp-login": {
    lane: "otp",
    channels: ["sms"],
    variables: ["code", "minutes", "site"],
    usefulForMinutes: 5,
  },
  "otp-guardian-consent": {
    lane: "otp",
    channels: ["sms"],
    variables: ["code", "student", "minutes"],
    usefulForMinutes: 5,
  },
  "otp-guardian-session": {
    lane: "otp",
    channels: ["sms"],
    variables: ["code", "student", "service", "minutes"],
    usefulForMinutes: 5,
  },
  /** To the student: whom she lets help until when; and what she sends that a helper has filled. */
  "otp-let-help": {
    lane: "otp",
    channels: ["sms"],
    variables: ["code", "name", "date", "minutes"],
    usefulForMinutes: 5,
  },
  "otp-helped-send": {
    lane: "otp",
    channels: ["sms"],
    variables: ["code", "scholarship", "name", "account", "minutes"],
    usefulForMinutes: 5,
  },
  /** To the helper, whom she named by her code. */
  "helper-begins": { channels: ["sms"], variables: ["student", "date", "site"] },
  "helper-ended": { channels: ["sms"], variables: ["student"] },
  "enquiry-acknowledged": { channels: ["sms", "email"], variables: ["name", "number", "replyBy"] },
  "booking-requested": {
    channels: ["sms", "email"],
    variables: ["name", "service", "when", "number", "link"],
  },
  /** Of somebody under 18: held until a parent or guardian has agreed. */
  "booking-guardian": {
    channels: ["sms", "email"],
    variables: ["name", "service", "when", "replyBy", "link"],
  },
  "booking-lapsed": { channels: ["sms", "email"], variables: ["name", "service", "when", "link"] },
  /** To the guardian who was asked by a code and did not answer. */
  "booking-confirmed": {
    channels: ["sms", "email"],
    variables: ["name", "service", "when", "number", "how", "way", "link"],
  },
  "booking-reminder": {
    channels: ["sms", "email"],
    variables: ["name", "service", "when", "how", "way", "link"],
  },
  "booking-news": { channels: ["email"], variables: ["name", "service", "when", "how", "link"] },
  /** The desk gave it to another counsellor, or another time. */
  "booking-reassigned": {
    channels: ["sms", "email"],
    variables: ["name", "service", "when", "counsellor", "how", "way", "link"],
  },
  /** To a counsellor; the link is the desk's. */
  "counsellor-session": {
    channels: ["email"],
    variables: ["name", "service", "when", "number", "way", "link"],
  },
  "counsellor-relieved": { channels: ["email"], variables: ["name", "service", "when", "number", "link"] },
  /** What the counsellor wrote down, with its line breaks. */
  "booking-summary": { channels: ["email"], variables: ["name", "service", "when", "summary", "link"] },
  "booking-cancelled": { channels: ["sms", "email"], variables: ["name", "service", "when", "link"] },
  "booking-rescheduled": {
    channels: ["sms", "email"],
    variables: ["name", "service", "when", "how", "way", "link"],
  },
  /** All that a typed address gets before it has said that it is theirs. */
  "address-proof": { channels: ["email"], variables: ["link"] },
  "subscribe-confirm": { channels: ["email"], variables: ["link"] },
  "blog-letter": { lane: "bulk", channels: ["email"], variables: ["list", "link"] },
  "password-reset": { channels: ["email"], variables: ["name", "minutes", "link"] },
  "registration-complete": { channels: ["sms", "email"], variables: ["name", "number", "link"] },
  "payment-receipt": {
    channels: ["sms", "email"],
    variables: ["name", "amount", "purpose", "receipt", "link"],
  },
  "email-confirm": { channels: ["email"], variables: ["link"] },
  /** One ring of her phone a day at most: of deadlines if there are any, else of what changed, else of what is new. */
  "deadline-alert": {
    lane: "bulk",
    channels: ["sms", "whatsapp"],
    variables: ["name", "scholarship", "date", "more", "link"],
  },
  "change-alert": {
    lane: "bulk",
    channels: ["sms", "whatsapp"],
    variables: ["name", "scholarship", "more", "link"],
  },
  "match-alert": {
    lane: "bulk",
    channels: ["sms", "whatsapp"],
    variables: ["name", "scholarship", "more", "link"],
  },
  "deadline-digest": { lane: "bulk", channels: ["email"], variables: ["name", "list", "link"] },
  "application-submitted": {
    channels: ["sms", "email", "whatsapp"],
    variables: ["name", "scholarship", "number", "link"],
  },
  /** `more` is a sentence the desk chose, or nothing. */
  "application-update": {
    channels: ["sms", "email", "whatsapp"],
    variables: ["name", "scholarship", "status", "more", "link"],
  },
  /** One thing is wanted of her: which, by when, and the address where it is sent (S25). */
  "application-action": {
    channels: ["sms", "email", "whatsapp"],
    variables: ["name", "scholarship", "wanted", "due", "more", "link"],
  },
  /** A draft in which nothing was saved for long: the day it goes, and where it is. */
  "draft-goes": {
    channels: ["sms", "email", "whatsapp"],
    variables: ["name", "scholarship", "date", "link"],
  },
  /** A paper of the vault that ends soon. */
  "paper-ends": { channels: ["sms", "email", "whatsapp"], variables: ["name", "paper", "date", "link"] },
  /** The good news by itself: no "status", and the amount with it. */
  "application-approved": {
    channels: ["sms", "email", "whatsapp"],
    variables: ["name", "scholarship", "amount", "link"],
  },
  /** The desk put an account on hold, or lifted it: why, in one sentence of its own list. */
  "account-suspended": { channels: ["sms", "email"], variables: ["why"] },
  "account-restored": { channels: ["sms", "email"], variables: [] },
  "new-sign-in": { channels: ["sms", "email"], variables: ["when", "device"] },
  /** To whoever named somebody for their data rights: that this person acts, and how to stop it. */
  "nominee-asked": { channels: ["sms", "email"], variables: [] },
  /** To the nominee: where the copy is, and that it is done. */
  "nominee-copy": { channels: ["sms", "email"], variables: ["site", "code", "date"] },
  "nominee-erased": { channels: ["sms", "email"], variables: [] },
  /** To the new number of a lost SIM, which was proven: where the request stands. */
  "recovery-received": { channels: ["sms"], variables: ["number", "site", "code"] },
  "recovery-agreed": { channels: ["sms"], variables: ["number", "when", "site", "code"] },
  "recovery-done": { channels: ["sms"], variables: ["number"] },
  "recovery-ended": { channels: ["sms"], variables: ["number", "site", "code"] },
  /** To the old number and e-mail: whoever holds them can stop it. */
  "recovery-warning": {
    channels: ["sms", "email"],
    variables: ["number", "when", "site", "code", "link"],
  },
  "partnership-draft": { channels: ["email"], variables: ["link"] },
  "partnership-acknowledged": {
    channels: ["sms", "email"],
    variables: ["name", "institute", "number", "replyBy", "link"],
  },
  /** News of a partnership: what is asked, decided, ending. The words of portals are English. */
  "institute-news": { channels: ["email"], variables: ["title", "message", "link"] },
  /** One a day for a member of an institute: what waits, in counts. */
  "review-reminder": {
    lane: "bulk",
    channels: ["sms", "email"],
    variables: ["name", "institute", "count", "late", "list", "link"],
  },
  /** One a day for whoever works at the admin desk: what waits, in counts. The words of desks are English. */
  "work-digest": { lane: "bulk", channels: ["email"], variables: ["name", "count", "late", "list", "link"] },
  /** A list of a desk that somebody has sent: a link, and nothing of what stands in it. */
  "list-mail": { lane: "bulk", channels: ["email"], variables: ["list", "view", "link"] },
  campaign: { lane: "bulk", channels: ["email"], variables: ["title", "message", "link"] },
  /** From an institute or the desk to all who stand at one place with a scholarship. */
  "group-message": { lane: "bulk", channels: ["email"], variables: ["title", "message", "link"] },
  /** An SMS has room for the word; the e-mail (`generic`) has the reason. */
  "claim-decided": { channels: ["sms"], variables: ["number", "status"] },
  /** Free words: by e-mail only, since operators deliver no free SMS. */
  generic: { channels: ["email"], variables: ["title", "message"] },
} as const satisfies Record<string, Template>;

type Templates = typeof templates;
export type TemplateId = keyof Templates;
export type VariableOf<T extends TemplateId> = Templates[T]["variables"][number];
export type Variables<T extends TemplateId> = { readonly [name in VariableOf<T>]: string };
/** The templates that a channel can carry. */
export type TemplateFor<C extends Channel> = {
  [T in TemplateId]: C extends Templates[T]["channels"][number] ? T : never;
}[TemplateId];

export type EmailText = {
  readonly subject: string;
  readonly lines: readonly string[];
  /** What one looks for at a glance, before the lines: for what, how much, by when (L42). */
  readonly facts?: readonly (readonly [term: string, value: string])[];
  /** The words on the button that leads to `link`. */
  readonly action?: string;
};

type TextsOf<T extends TemplateId> = (T extends TemplateFor<"sms">
  ? { readonly sms: string }
  : { readonly sms?: undefined }) &
  (T extends TemplateFor<"email"> ? { readonly email: EmailText } : { readonly email?: undefined });

/** A language with a template or a channel missing does not compile. */
export type TemplateTexts = { readonly [T in TemplateId]: TextsOf<T> };

/** A body with values at their places, and the words on the button that opens `link`. */
export type WhatsAppText = { readonly text: string; readonly action: string };
export type WhatsAppTexts = { readonly [T in TemplateFor<"whatsapp">]: WhatsAppText };
