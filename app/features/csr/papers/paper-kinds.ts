/** What a company keeps as proof, and what each belongs to. */
export const paperKinds = {
  voucher: { label: "Voucher: bill or receipt", of: "spend" },
  plan: { label: "Board’s resolution on the action plan", of: "year" },
  set_off: { label: "Board’s resolution on set-off, rule 7(3)", of: "year" },
  cfo_half: { label: "CFO’s certificate, April to September", of: "year" },
  cfo_year: { label: "CFO’s certificate, the whole year", of: "year" },
  csr2: { label: "Form CSR-2 as filed", of: "year" },
  csr1: { label: "Partner’s registration, CSR-1", of: "programme" },
} as const;
export type PaperKind = keyof typeof paperKinds;
export const paperKindIds = Object.keys(paperKinds) as [PaperKind, ...PaperKind[]];

export interface CsrPaperLine {
  readonly id: string;
  readonly kind: string;
  /** "Voucher KAV-017", "2026-27", the programme */
  readonly of: string;
  readonly name: string;
  readonly href: string;
  readonly added: string;
}
