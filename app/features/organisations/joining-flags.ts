/** What the desk should look at twice. With one of these a second person has to agree. */
export const joiningFlagWords = {
  pan_known: "Another organisation has this PAN",
  pan_asked: "Another request has this PAN",
  cin_known: "Another organisation has this CIN",
  registration_asked: "Another request has this registration number",
  domain_known: "Another organisation joined with an address of the same e-mail domain",
  account_known: "There is already a portal account with this e-mail address",
  free_mail: "A company or trust writes from a free e-mail address",
} as const;

export type JoiningFlag = keyof typeof joiningFlagWords;

export interface JoiningFlagView {
  readonly flag: JoiningFlag;
  readonly words: string;
  /** The name or number of the other one. */
  readonly other: string | null;
}

const freeMail = new Set(
  "gmail.com yahoo.com yahoo.co.in yahoo.in hotmail.com outlook.com rediffmail.com live.com icloud.com proton.me protonmail.com zoho.com aol.com".split(
    " ",
  ),
);

export const isFreeMail = (domain: string): boolean => freeMail.has(domain);
