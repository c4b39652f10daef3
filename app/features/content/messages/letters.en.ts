/** The page where the letters of the blog are confirmed and stopped. */
export const lettersEn = {
  title: "Our letters",
  description: "Confirm or stop the letters of the education blog.",
  unknown: "Open the link in one of our e-mails: it confirms the letters, and it stops them.",
  subscribe: "Subscribe on the blog",
  pending: "Press the button, and we write to you when there is something new: at most once a week.",
  confirm: "Yes, send me the news",
  confirmed: "You get our letters. Thank you for reading.",
  leave: "If you no longer want them, one press is enough.",
  stop: "Stop these letters",
  left: "You get no more letters, and your address is deleted.",
  back: "Back to the blog",
};
