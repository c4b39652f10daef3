import { createHmac, timingSafeEqual } from "node:crypto";

export function signPayment(text: string, secret: string): string {
  return createHmac("sha256", secret).update(text).digest("hex");
}

/** In constant time, and false for anything that is not exactly a signature. */
export function isPaymentSignature(
  text: string,
  signature: string | null | undefined,
  secret: string,
): boolean {
  if (!signature || !/^[0-9a-f]{64}$/.test(signature)) return false;
  return timingSafeEqual(Buffer.from(signature, "hex"), Buffer.from(signPayment(text, secret), "hex"));
}
