/** Words that exist in demo mode only: production pages never carry them (T7). */
export const demoEn = {
  label: "Demo",
  ribbon: "Demo: invented people, sandbox payments, OTP 123456.",
  inbox: "See every message sent",
};
