import type { WhatsAppTexts } from "./templates.ts";

/** As Meta approves them: a value stands neither first nor last, and the button has at most 25 characters. */
export const englishWhatsApp: WhatsAppTexts = {
  "deadline-alert": {
    text: "Hello {name}, the last day of {scholarship} is {date}. Others closing soon: {more}. Write STOP to end these messages.",
    action: "Open the scholarship",
  },
  "change-alert": {
    text: "Hello {name}, {scholarship}, which you saved, has changed. Others that changed: {more}. Write STOP to end these messages.",
    action: "See what is new",
  },
  "match-alert": {
    text: "Hello {name}, new for you: {scholarship}. Others: {more}. Write STOP to end these messages.",
    action: "Open the scholarship",
  },
  "application-submitted": {
    text: "Hello {name}, your application for {scholarship} is in. Its number is {number}. It is reviewed within 48 hours. Write STOP to end these messages.",
    action: "See where it stands",
  },
  "application-update": {
    text: "Hello {name}, your application for {scholarship} is now: {status}. Write STOP to end these messages.",
    action: "Open the application",
  },
  "application-action": {
    text: "Hello {name}, your application for {scholarship} waits for one thing. {wanted} by {due}. Everything else stands as it is. Write STOP to end these messages.",
    action: "Send it now",
  },
  "draft-goes": {
    text: "Hello {name}, your draft for {scholarship} is removed on {date}. Go on with it before that day, and it stays. Write STOP to end these messages.",
    action: "Open the draft",
  },
  "paper-ends": {
    text: "Hello {name}, {paper}: it is valid until {date}. Get the new one in time and add it to your documents. Write STOP to end these messages.",
    action: "Open your documents",
  },
  "application-approved": {
    text: "Congratulations, {name}! You are selected for {scholarship}, {amount}. The page shows what comes next. Write STOP to end these messages.",
    action: "Open the application",
  },
};
