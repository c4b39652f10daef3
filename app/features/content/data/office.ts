/** Static parts of the contact page (spec 1, Contact: office address and support contacts); its words are in messages/contact.*.ts. */
export const officeLines = ["building", "street", "city"] as const;
export const officeDirections = ["train", "metro", "bus"] as const;

export const supportLanguages = [
  { lang: "te", name: "తెలుగు", text: "మేము తెలుగులో మాట్లాడతాం. ఫోన్ చేయండి, లేదా తెలుగులోనే రాయండి." },
  { lang: "en", name: "English", text: "We speak English. Call, or write to us in English." },
] as const;
