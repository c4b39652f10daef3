/** The ten digits of an Indian mobile number, however it was copied: "+91 98765-43210", "098765 43210". */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, "");
  if (digits.length > 10) return digits.replace(/^(?:0+|0*91)(?=\d{10}$)/, "");
  return digits;
}
