import type { KeptQr } from "./qr-view.ts";

/** Of the sealed column; null where no QR was read. */
export function keptQr(stored: string | null): KeptQr | null {
  return stored === null ? null : (JSON.parse(stored) as KeptQr);
}
