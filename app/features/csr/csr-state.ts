import type { Actor } from "#app/core/portals/permissions.ts";
import type { CompanyBooks } from "./csr-books.ts";
import type { ComplianceItem } from "./csr-checklist.ts";
import type { CsrPicture } from "./csr-picture.ts";

/** What every tab of the CSR portal is made from. */
export interface CsrState {
  readonly actor: Actor;
  readonly url: URL;
  readonly books: CompanyBooks;
  readonly picture: CsrPicture;
  readonly items: readonly ComplianceItem[];
}
