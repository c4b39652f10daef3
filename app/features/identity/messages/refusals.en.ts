import { passwordMaxLength, passwordMinLength } from "../rules/password-rules.ts";

/**
 * What the verbs and schemas behind the account's pages refuse with. They say it in these English words, and a
 * page says the same in its reader's language (refusal-words.server.ts).
 */
export const refusalsEn = {
  currentPassword: "Enter your current password.",
  currentPasswordWrong: "This is not your current password.",
  passwordNeeded: "Choose a password.",
  passwordShort: `Use at least ${passwordMinLength} characters. A few words in a row are easy to remember.`,
  passwordLong: `Use at most ${passwordMaxLength} characters.`,
  passwordCommon: "This password is easy to guess. Choose words that belong together only for you.",
  passwordAboutYou: "This password is too close to your name or e-mail address.",
  repeat: "Type it once more.",
  notSame: "The two are not the same.",
  code: "Enter the code.",
  codeWrong: "This code is not right. Please try again.",
  totpThere: "An authenticator app is already set up. Remove it first to set up another one.",
  totpFirst: "Start setting up the authenticator app first.",
  totpDone: "The authenticator app is already set up.",
  lastFactor: "The super admin keeps a second factor: add another one before you remove this one.",
  passkeyName: "Give the passkey a name.",
  passkeyUnread: "The passkey's answer could not be read.",
  passkeyUnchecked: "The passkey could not be checked. Please try again.",
  passkeyInUse: "This passkey is already in use.",
  passkeyAddress: "Passkeys do not work at this address.",
  consentNeeded:
    "The account cannot exist without this one. To withdraw it, ask for the erasure of your account.",
  noRequest: "There is no open request to take back.",
  sure: "Tick the box if you are sure.",
  emailNeeded: "Enter your e-mail address.",
  emailInvalid: "Enter an e-mail address such as name@example.org.",
  linkUsed: "This link was used or is too old. Ask for a new one.",
  signIn: "Please sign in to continue.",
  tooMany: "Too many tries. Please try again after {time}.",
  otherStudent:
    "Another student was chosen on this phone in the meantime. Choose the right student again and go on: what was saved before is there.",
};
