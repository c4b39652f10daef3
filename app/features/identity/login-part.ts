/** The part of the page /login that the dialog shows (components/open-login.ts). */
export const loginPartId = "login-part";
