/** Sensitive values as they may be shown. Each takes the full value or just the tail that is stored. */

export function maskAadhaar(numberOrLastFour: string): string {
  return `XXXX-XXXX-${lastDigits(numberOrLastFour, 4)}`;
}

export function maskAccount(number: string): string {
  return `XXXXXX${lastDigits(number, 4)}`;
}

/** ABCDE1234F → XXXXX1234X */
export function maskPan(pan: string): string {
  return `XXXXX${pan.replace(/\s/g, "").slice(5, 9).padStart(4, "X")}X`;
}

/** 9876543210 → XXXXXX3210 */
export function maskPhone(phone: string): string {
  return `XXXXXX${lastDigits(phone, 4)}`;
}

/** asha.rao@example.org → a•••@example.org */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  if (at < 1) return "•••";
  const [first = ""] = email;
  return `${first}•••${email.slice(at)}`;
}

function lastDigits(text: string, count: number): string {
  return text.replace(/\D/g, "").slice(-count).padStart(count, "X");
}
