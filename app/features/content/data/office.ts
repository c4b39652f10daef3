/** Static text of the contact page (spec 1, Contact: office address and support contacts). */
export const office = {
  name: "ScholarSetu",
  lines: ["Setu Bhavan, second floor", "Station Road, Secunderabad", "Hyderabad 500003, Telangana"],
  directions: [
    "From Secunderabad railway station: leave on the platform 1 side and walk five minutes along Station Road. Setu Bhavan has the marigold door, beside the post office.",
    "By metro: Secunderabad East, exit towards the railway station.",
    "By bus: any bus to Secunderabad station. There is a ramp at the door and a lift to the second floor.",
  ],
  hours: [
    { days: "Mon-Fri", time: "9:00-18:00" },
    { days: "Sat", time: "10:00-16:00" },
  ],
} as const;

export const supportLanguages = [
  { lang: "te", name: "తెలుగు", text: "మేము తెలుగులో మాట్లాడతాం. ఫోన్ చేయండి, లేదా తెలుగులోనే రాయండి." },
  { lang: "en", name: "English", text: "We speak English. Call, or write to us in English." },
] as const;
