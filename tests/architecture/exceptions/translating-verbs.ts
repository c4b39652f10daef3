/** C21. Not forms: a verb that says in its own words what another verb refused, or that goes on with the next row. */
export const translators: Record<string, string> = {
  "app/features/scholarships/server/catalogue/find-published.server.ts":
    "a page that is not there is no refusal: it offers what is open (L14)",
  "app/features/documents/server/uploads/receive-upload.server.ts":
    "a body that broke off is the browser's own doing",
  "app/features/giving/server/refunds/carry-out-refund.server.ts": "says why the ledger refused",
  "app/features/operations/server/system-actions.server.ts":
    "goes on with the next message where somebody else was first",
  "app/features/identity/server/sessions/guard-access.server.ts": "the guard keeps the refusal for the page",
  "app/features/identity/server/sign-in/send-login-otp.server.ts":
    "whatever keeps an SMS from leaving is one refusal (T44)",
  "app/features/institutes/server/partnerships/mail-partnership-link-once.server.ts":
    "a full limit of letters is no reason to stop the form",
  "app/features/insurance/server/deleted/change-deleted.server.ts": "says why a row cannot come back",
  "app/features/payments/pages/payment-return-endpoint.ts":
    "the gateway's browser comes back: no form of ours",
  "app/features/helpdesk/server/sessions/book-if-free.server.ts":
    "a time that somebody else was quicker with is an answer, not an error",
  "app/features/awards/server/fund-award.server.ts": "too little money is an answer, not an error",
  "app/features/payouts/server/bank/take-bank-answers.server.ts":
    "one bad line of the bank's file holds up no other",
  "app/features/publishing/server/save-desk-scholarship.server.ts":
    "says in the form's fields what the catalogue's verb refused",
  "app/features/publishing/server/save-own-scholarship.server.ts":
    "says in the form's fields what the catalogue's verb refused",
  "app/features/registration/server/submit-registration.server.ts": "the other of two clicks was faster",
  "app/features/registration/server/verify-mobile.server.ts":
    "the JSON API of the form answers in its own words",
  "app/features/reviews/server/decisions/move-up-waiting.server.ts": "goes on with the next of the list",
  "app/features/reviews/server/bulk/run-bulk.server.ts": "goes on with the next of the list",
  "app/features/scholarships/server/api/scholarships-api.server.ts":
    "the JSON API answers by problem details",
  "app/portals/student/remove-from-vault.server.ts":
    "a paper that is still needed is an answer, not an error",
  "app/portals/visitor/preview/find-preview-title.server.ts": "what is not found has the site's own title",
  "app/portals/visitor/list-banner-slides.server.ts": "a slide whose page is gone is left out",
};
