/** What the booking forms offer of our counsellors' time and languages. */
export interface BookingChoices {
  /** Days with open times: "2026-11-18", "Wed, 18 Nov 2026". */
  readonly days: readonly { readonly value: string; readonly label: string }[];
  /** What somebody who gives such sessions speaks. */
  readonly languages: readonly { readonly value: string; readonly label: string }[];
  /** The page's own language, if it is among them. */
  readonly language: string;
  /** Said before anything is sent: nobody speaks the page's language. */
  readonly note: string | null;
}
