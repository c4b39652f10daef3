/** The page that the letter to a typed address leads to. */
export const addressEn = {
  title: "Is this your e-mail address?",
  lead: "Press the button, and what we have to say about your form comes to this address.",
  notYou: "If you gave this address to nobody here, close this page: nothing more about it comes to you.",
  confirm: "Yes, this is my address",
  sent: "Thank you. What waited for this address is on its way to you.",
  nothing: "Nothing waits for this address any more.",
  old: "This link is too old or not whole. Open the newest letter from us, or send the form again.",
  home: "Home",
};
