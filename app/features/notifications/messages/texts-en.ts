import type { TemplateTexts } from "./templates.ts";

/** No link stands in an SMS: people learn to mistrust them, and operators hold such messages back. */
export const englishTexts: TemplateTexts = {
  // The last line is for the browser: it offers the code to this site alone (Web OTP).
  "otp-login": {
    sms: "{code} is your ScholarSetu code. It works for {minutes} minutes. Nobody from ScholarSetu will ever ask you for it.\n@{site} #{code}",
  },
  "otp-guardian-consent": {
    sms: "{code}: OTP to let ScholarSetu use the details of {student} for scholarship forms. {minutes} minutes. Share it only if you agree.",
  },
  "otp-guardian-session": {
    sms: "{code}: OTP to let {student} take part in a ScholarSetu session, {service}. {minutes} minutes. Share it only if you agree.",
  },
  "otp-let-help": {
    sms: "{code}: OTP to let {name} fill your ScholarSetu forms until {date}. {minutes} minutes. Type it yourself.",
  },
  "otp-helped-send": {
    sms: "{code}: OTP to send your form for {scholarship}, filled by {name}. Money goes to {account}. {minutes} min.",
  },
  "helper-begins": {
    sms: "ScholarSetu: {student} lets you fill scholarship forms until {date}. Sign in with this number: {site}/helping",
  },
  "helper-ended": {
    sms: "ScholarSetu: your help for {student} has ended. Nothing of that student is open to you any more.",
  },
  "enquiry-acknowledged": {
    sms: "ScholarSetu: we have your question, number {number}. You will hear from us by {replyBy}.",
    email: {
      subject: "We have your question ({number})",
      lines: [
        "Dear {name},",
        "Thank you for writing to us. Your question has the number {number}, and you will hear from us by {replyBy}.",
        "You need not do anything until then. To add something, reply to this e-mail and keep the number in the subject.",
      ],
    },
  },
  "booking-requested": {
    sms: "ScholarSetu: request {number}. We hold {when} for your {service} and contact you within 24 hours to confirm.",
    email: {
      subject: "We hold a time for you ({number})",
      lines: [
        "Dear {name},",
        "Thank you for asking for a {service}. We hold this time for you: {when}. Your booking number is {number}. It is free.",
        "We contact you within 24 hours to confirm it. You can also confirm, change or cancel it yourself.",
      ],
      action: "Confirm or change the time",
    },
  },
  "booking-guardian": {
    sms: "ScholarSetu: {when} is held for your {service}. A parent or guardian must agree by {replyBy}, by the code on their phone.",
    email: {
      subject: "A parent or guardian has to agree: {service}, {when}",
      lines: [
        "Dear {name},",
        "We hold this time for your {service}: {when}. You are under 18, so a parent or guardian agrees first, with the code that was sent to their phone.",
        "Enter their code on the page of your booking by {replyBy}. Without it the time goes to somebody else. A new code can be sent there.",
      ],
      action: "Enter the code",
    },
  },
  "booking-lapsed": {
    sms: "ScholarSetu: no parent or guardian agreed in time, so your {service} on {when} is cancelled. You can book again whenever you like.",
    email: {
      subject: "Cancelled, because nobody agreed: {service}, {when}",
      lines: [
        "Dear {name},",
        "No parent or guardian agreed in time to your {service} on {when}, so we gave the time back.",
        "You can book again whenever you like. Have the phone of your parent or guardian at hand then.",
      ],
      action: "See the booking",
    },
  },
  "booking-confirmed": {
    sms: "ScholarSetu: your {service} is booked for {when}, {way}. Booking number {number}. It is free.",
    email: {
      subject: "Booked: {service}, {when}",
      lines: [
        "Dear {name},",
        "Your {service} is booked for {when}. Your booking number is {number}. It is free.",
        "{how}",
        "If the time does not suit you any more, change or cancel the booking before it begins.",
      ],
      action: "Change or cancel the booking",
    },
  },
  "booking-reminder": {
    sms: "ScholarSetu: your {service} is at {when}, {way}. Keep your questions ready.",
    email: {
      subject: "Reminder: {service}, {when}",
      lines: [
        "Dear {name},",
        "This is a reminder of your {service} at {when}.",
        "{how}",
        "Keep your marks and your questions ready; it makes the talk more useful.",
      ],
      action: "Change or cancel the booking",
    },
  },
  "booking-news": {
    email: {
      subject: "News of your workshop: {service}",
      lines: [
        "Dear {name},",
        "There is news of {service} on {when}.",
        "{how}",
        "Materials that go with it stand on the page of your booking.",
      ],
      action: "See the booking",
    },
  },
  "booking-reassigned": {
    sms: "ScholarSetu: your {service} is with {counsellor} now: {when}, {way}.",
    email: {
      subject: "Changed: {service}, {when}, with {counsellor}",
      lines: [
        "Dear {name},",
        "Our desk has changed your {service}: it is on {when}, with {counsellor}.",
        "{how}",
        "If that does not suit you, choose another time or cancel it.",
      ],
      action: "See, change or cancel",
    },
  },
  "counsellor-session": {
    email: {
      subject: "A session of yours: {service}, {when}",
      lines: [
        "Dear {name},",
        "This session is with you: {service}, {when}. {way}. Its number is {number}.",
        "What the student wrote, and the room of a session by video, are at the desk.",
      ],
      action: "Open it at the desk",
    },
  },
  "counsellor-relieved": {
    email: {
      subject: "No longer yours: {service}, {when}",
      lines: [
        "Dear {name},",
        "The session {service} on {when}, number {number}, is with a colleague now, so this time is yours again.",
      ],
      action: "Open it at the desk",
    },
  },
  "booking-summary": {
    email: {
      subject: "Summary of your {service}",
      lines: [
        "Dear {name},",
        "This is what your counsellor wrote down after your {service} on {when}:",
        "{summary}",
        "It also stands on the page of your booking, where you can say how the session was.",
      ],
      action: "See the booking",
    },
  },
  "booking-cancelled": {
    sms: "ScholarSetu: your {service} on {when} is cancelled. You can book another time whenever you like.",
    email: {
      subject: "Cancelled: {service}, {when}",
      lines: [
        "Dear {name},",
        "Your {service} on {when} is cancelled.",
        "You can book another time on ScholarSetu whenever you like. It is free.",
      ],
      action: "See the booking",
    },
  },
  "booking-rescheduled": {
    sms: "ScholarSetu: your {service} has a new time: {when}, {way}. The earlier time is no longer held.",
    email: {
      subject: "New time: {service}, {when}",
      lines: [
        "Dear {name},",
        "Your {service} has a new time: {when}.",
        "{how}",
        "The earlier time is no longer held for you.",
      ],
      action: "See the booking",
    },
  },
  "address-proof": {
    email: {
      subject: "Is this your e-mail address?",
      lines: [
        "Somebody, we hope you, gave this e-mail address in a form at ScholarSetu. Press the button, and what we have to say about it comes to you.",
        "If it was not you, do nothing: without your press nothing more about it comes here.",
      ],
      action: "Yes, this is my address",
    },
  },
  "subscribe-confirm": {
    email: {
      subject: "Confirm that you want our letters",
      lines: [
        "Somebody, hopefully you, asked us to send scholarship news to this address.",
        "Press the button to confirm. If it was not you, do nothing: you will not hear from us again.",
      ],
      action: "Yes, send me the news",
    },
  },
  "blog-letter": {
    email: {
      subject: "New on the ScholarSetu blog",
      lines: [
        "These articles are new since our last letter:",
        "{list}",
        "You get this letter because you confirmed this address. The button below stops it, with one press.",
      ],
      action: "Stop these letters",
    },
  },
  "password-reset": {
    email: {
      subject: "Choose a new password",
      lines: [
        "Dear {name},",
        "Press the button to choose a new password. It works once, for {minutes} minutes.",
        "If you did not ask for this, do nothing: your password stays as it is.",
      ],
      action: "Choose a new password",
    },
  },
  "registration-complete": {
    sms: "ScholarSetu: registration complete. Your number is {number}. You can now apply without typing anything twice.",
    email: {
      subject: "You are registered ({number})",
      lines: [
        "Dear {name},",
        "Your one-time registration is complete. Your registration number is {number}; keep it.",
        "From now on every application begins with what we already know, so you never type it twice.",
      ],
      action: "Find scholarships for me",
    },
  },
  "payment-receipt": {
    sms: "ScholarSetu: we received {amount} for {purpose}. Receipt {receipt}. Thank you.",
    email: {
      subject: "Receipt {receipt}",
      lines: [
        "Dear {name},",
        "We received {amount} for {purpose}. Your receipt has the number {receipt}.",
        "Thank you.",
      ],
      action: "See the receipt",
    },
  },
  "email-confirm": {
    email: {
      subject: "Confirm your e-mail address",
      lines: [
        "You asked ScholarSetu to write to this address about scholarships and deadlines.",
        "If it was not you, ignore this letter: without your press nothing is sent.",
      ],
      action: "Confirm this address",
    },
  },
  "deadline-alert": {
    sms: "{name}: last day of {scholarship} is {date}. Others closing soon: {more}. Sign in to ScholarSetu.",
  },
  "change-alert": {
    sms: "{name}: {scholarship}, which you saved on ScholarSetu, has changed. Others: {more}. Sign in to see what is new.",
  },
  "match-alert": {
    sms: "{name}: new for you on ScholarSetu: {scholarship}. Others: {more}. Sign in to see them.",
  },
  "deadline-digest": {
    email: {
      subject: "Your scholarships today",
      lines: [
        "Dear {name},",
        "New for you, and closing soon:",
        "{list}",
        "You choose under Alerts what we send, and how.",
      ],
      action: "See my alerts",
    },
  },
  "application-submitted": {
    sms: "ScholarSetu: your application for {scholarship} is in. Its number is {number}. Review within 48 hours.",
    email: {
      subject: "Your application is in ({number})",
      lines: [
        "Dear {name},",
        "Your application for {scholarship} has arrived. Its number is {number}.",
        "It is reviewed within 48 hours. We tell you as soon as something changes; you can see where it stands at any moment.",
      ],
      facts: [
        ["For", "{scholarship}"],
        ["Number", "{number}"],
      ],
      action: "See where it stands",
    },
  },
  "application-update": {
    sms: "ScholarSetu: your application for {scholarship} is now: {status}. Sign in to see what comes next.",
    email: {
      subject: "{scholarship}: {status}",
      lines: [
        "Dear {name},",
        "Your application for {scholarship} is now: {status}.",
        "{more}",
        "Your dashboard shows why, who has it now, and what comes next.",
      ],
      action: "Open the application",
    },
  },
  "application-action": {
    sms: "ScholarSetu: {wanted} by {due} for {scholarship}. Sign in to send it.",
    email: {
      subject: "{wanted} by {due}",
      lines: [
        "Dear {name},",
        "Your application for {scholarship} waits for one thing. {wanted} by {due}.",
        "{more}",
        "What is wrong and how to mend it stands on the page. Everything else stands as it is.",
      ],
      facts: [
        ["For", "{scholarship}"],
        ["By", "{due}"],
      ],
      action: "Send it now",
    },
  },
  "draft-goes": {
    sms: "ScholarSetu: your draft for {scholarship} is removed on {date}. Sign in and go on with it to keep it.",
    email: {
      subject: "Your draft is removed on {date}: {scholarship}",
      lines: [
        "Dear {name},",
        "You began an application for {scholarship} and have not sent it. Nothing was saved in it for a long time, so it is removed on {date}.",
        "Go on with it before that day, and it stays for another year.",
      ],
      facts: [
        ["For", "{scholarship}"],
        ["Removed on", "{date}"],
      ],
      action: "Open the draft",
    },
  },
  "paper-ends": {
    sms: "ScholarSetu: {paper}: valid until {date}. Get the new one in time and add it to your documents.",
    email: {
      subject: "{paper}: valid until {date}",
      lines: [
        "Dear {name},",
        "{paper}: it is valid until {date}. An application sent after that day needs the new one.",
        "It often takes a week to get. Add it to your documents, and every later form has it.",
      ],
      facts: [
        ["Document", "{paper}"],
        ["Valid until", "{date}"],
      ],
      action: "Open your documents",
    },
  },
  "application-approved": {
    sms: "ScholarSetu: congratulations! You are selected for {scholarship}, {amount}. Sign in to see what comes next.",
    email: {
      subject: "Congratulations: {scholarship}",
      lines: [
        "Dear {name},",
        "You are selected for {scholarship}, {amount}.",
        "Your dashboard shows what comes next, and tells when the money is there.",
      ],
      facts: [
        ["For", "{scholarship}"],
        ["Amount", "{amount}"],
      ],
      action: "Open the application",
    },
  },
  "nominee-asked": {
    sms: "ScholarSetu: the person you named for your data rights asks to use them. If you can act yourself, remove them within 3 days in Settings, Privacy.",
    email: {
      subject: "The person you named has asked to use your data rights",
      lines: [
        "The person you named for your data rights has asked us to act for you.",
        "If you can act yourself, sign in within 3 days and remove them in Settings, Privacy: then nothing is done.",
      ],
    },
  },
  "nominee-copy": {
    sms: "ScholarSetu: the copy of the data you asked for is ready. Open {site}/data-copy, code {code}, until {date}.",
    email: {
      subject: "The copy of the data you asked for",
      lines: [
        "You asked for it in the place of the person who named you.",
        "Open {site}/data-copy and type the code {code}. It works until {date}. Tell it nobody.",
      ],
    },
  },
  "nominee-erased": {
    sms: "ScholarSetu: as you asked in the place of the person who named you, their data has been erased. What the law makes us keep stays locked.",
    email: {
      subject: "The data has been erased",
      lines: [
        "As you asked in the place of the person who named you, their data has been erased.",
        "What the law makes us keep stays, without their name, for as long as the privacy policy says.",
      ],
    },
  },
  "account-suspended": {
    sms: "ScholarSetu: your account is on hold. {why} Nothing is deleted. If it is a mistake, contact us.",
    email: {
      subject: "Your account is on hold",
      lines: [
        "Your account is on hold, so nobody can sign in to it for now.",
        "{why}",
        "Nothing is deleted: what you sent stays where it is, and no money of yours is lost. If you think that this is a mistake, write to us and we look at it again.",
      ],
    },
  },
  "account-restored": {
    sms: "ScholarSetu: your account is open again. You can sign in, and everything is as it was.",
    email: {
      subject: "Your account is open again",
      lines: ["Your account is no longer on hold. You can sign in again, and everything is as it was."],
    },
  },
  "new-sign-in": {
    sms: "ScholarSetu: new sign-in on {when} from {device}. If it was not you, end it in your account settings now.",
    email: {
      subject: "A new sign-in to your account",
      lines: [
        "Somebody signed in to your account on {when} from {device}.",
        "If it was you, all is well. If not, sign in, end that session in your account settings, and change your password.",
      ],
    },
  },
  "recovery-received": {
    sms: "ScholarSetu: we have request {number} for your account and check it. To look at it: {site}/recover/code, code {code}.",
  },
  "recovery-agreed": {
    sms: "ScholarSetu: {number} is checked. From {when} you can sign in with this number. Look: {site}/recover/code, code {code}.",
  },
  "recovery-done": {
    sms: "ScholarSetu: your account now opens with this number (request {number}). Everything in it is as it was.",
  },
  "recovery-ended": {
    sms: "ScholarSetu: request {number} has ended; nothing was changed. Read more: {site}/recover/code, code {code}.",
  },
  "recovery-warning": {
    sms: "ScholarSetu: your account moves to another number on {when}. Not you? {site}/recover/code: {number}, code {code}.",
    email: {
      subject: "Your account moves to another number ({number})",
      lines: [
        "Somebody asked to open your ScholarSetu account with another phone number, and two people of our desk have checked the papers.",
        "It happens on {when}. From then on the number you have now opens it no longer.",
        "If it was not you, stop it with the button below; no sign-in is needed. If it was you, do nothing.",
      ],
      action: "This is not me: stop it",
    },
  },
  "partnership-draft": {
    email: {
      subject: "Go on with your partnership application",
      lines: [
        "Your partnership application is saved as you typed it.",
        "With this link you can go on at any time, on any device. Whoever has the link can read and change the application, so keep it to yourself.",
      ],
      action: "Go on with the application",
    },
  },
  "partnership-acknowledged": {
    sms: "ScholarSetu: the partnership application of {institute} has arrived. Its number is {number}. We contact you by {replyBy}.",
    email: {
      subject: "Your partnership application ({number})",
      lines: [
        "Dear {name},",
        "The partnership application of {institute} has arrived. Its number is {number}.",
        "We review it and contact you within 48 hours, by {replyBy}. If something is missing, we say exactly what.",
      ],
      action: "See where it stands",
    },
  },
  "institute-news": {
    email: { subject: "{title}", lines: ["{message}"], action: "Open it" },
  },
  "review-reminder": {
    sms: "ScholarSetu: applications at {institute} waiting for you: {count}, late: {late}. Sign in to review them.",
    email: {
      subject: "Waiting for your review: {count}, late: {late}",
      lines: [
        "Dear {name},",
        "These applications at {institute} wait for you, or will be due within a day:",
        "{list}",
        "You choose in Settings whether such reminders come by SMS or e-mail.",
      ],
      action: "See what waits",
    },
  },
  "list-mail": {
    email: {
      subject: "{list}: {view}",
      lines: [
        "The list “{list}” as the view “{view}” shows it is ready to read.",
        "It opens after you sign in, as it stands then, with what you may see. There you can also end these mails.",
      ],
      action: "Open the list",
    },
  },
  "work-digest": {
    email: {
      subject: "Waiting for you: {count}, late: {late}",
      lines: [
        "Dear {name},",
        "This waits for you:",
        "{list}",
        "You choose on that page whether this mail comes.",
      ],
      action: "Open it",
    },
  },
  campaign: { email: { subject: "{title}", lines: ["{message}"], action: "Read it and answer" } },
  "group-message": { email: { subject: "{title}", lines: ["{message}"], action: "Open your application" } },
  "claim-decided": {
    sms: "ScholarSetu: your claim {number} is now: {status}. The details are in our e-mail to you.",
  },
  generic: {
    email: { subject: "{title}", lines: ["{message}"] },
  },
};
