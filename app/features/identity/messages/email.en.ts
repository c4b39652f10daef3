/** The page that a letter leads to. */
export const emailEn = {
  title: "Confirm your e-mail address",
  lead: "Press the button, and what you chose under Alerts comes to this address.",
  confirm: "Confirm this address",
  confirmed: "This address is confirmed. Alerts that you switched on for e-mail come here.",
  old: "This link is too old. Ask for a new one under Alerts.",
  taken: "This address belongs to another account. Use another one under Alerts.",
  alerts: "My alerts",
  description: "Press the button, and what you chose under Alerts comes to this address.",
};
