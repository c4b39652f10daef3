import type { Language } from "#app/core/words/i18n.ts";
import type { EnquiryInput } from "../forms/enquiry-form.ts";
import type { Region } from "../matter.ts";

type DemoEnquiry = EnquiryInput & {
  hoursAgo: number;
  language: Language;
  region?: Region;
  answer?: string;
};

/** Invented people at addresses that cannot exist. */
export const demoEnquiries: DemoEnquiry[] = [
  {
    name: "Lakshmi Demo",
    email: "lakshmi@people.example",
    phone: "9000100001",
    subject: "general-query",
    message: "నా దరఖాస్తు ఎప్పుడు పరిశీలిస్తారు?",
    hoursAgo: 24 * 6,
    language: "te",
    region: "South",
    answer: "మీ దరఖాస్తు పరిశీలనలో ఉంది. 48 గంటల్లో మీకు తెలియజేస్తాము.",
  },
  {
    name: "Arjun Demo",
    email: "arjun@people.example",
    phone: "9000100002",
    subject: "claim-support",
    message: "मेरा दावा कहाँ है? अस्पताल ने कागज़ दे दिए हैं।",
    hoursAgo: 24 * 4,
    language: "hi",
    region: "North",
    answer: "आपका दावा जाँच में है। दो दिन में उत्तर मिलेगा।",
  },
  {
    name: "Meera Demo",
    email: "meera@people.example",
    phone: "9000100003",
    subject: "complaint",
    message: "Nobody called back about the rejected claim of my father.",
    hoursAgo: 24 * 3,
    language: "en",
    region: "East",
  },
  {
    name: "Sagar Demo",
    email: "sagar@people.example",
    phone: "9000100004",
    subject: "technical-support",
    message: "The upload of my income certificate stops at 90 percent.",
    hoursAgo: 24 * 2,
    language: "en",
    region: "West",
    answer: "Please try once more: files up to 5 MB work now. If it stops again, send us its size.",
  },
  {
    name: "Padma Demo",
    email: "padma@people.example",
    phone: "9000100005",
    subject: "plan-inquiry",
    message: "కుటుంబ ప్లాన్‌లో తల్లిదండ్రులు ఉంటారా?",
    hoursAgo: 1,
    language: "te",
  },
  {
    name: "Vikram Demo",
    email: "vikram@people.example",
    phone: "9000100006",
    subject: "general-query",
    message: "Which papers does the Post Matric scholarship ask for?",
    hoursAgo: 0.5,
    language: "en",
  },
];
