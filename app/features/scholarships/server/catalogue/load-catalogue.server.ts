import type { CatalogueIndex } from "./catalogue-index.server.ts";
import { refreshCatalogue } from "./refresh-catalogue.server.ts";

/** The catalogue as this process knows it; the first caller waits until it is read. */
export function loadCatalogue(): Promise<CatalogueIndex> {
  return refreshCatalogue(null);
}
