const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/**
 * The first number that a text shows, as people write it: "₹8,200", "−1.5 V", "7/3", "3.011 × 10²³", "2√3", "π/4".
 * Null when there is none.
 */
export function numberIn(text: string): number | null {
  const found =
    /(−|-)?\s*(?:(\d[\d,]*(?:\.\d+)?)\s*)?(√\(?(\d+(?:\.\d+)?)\)?)?\s*(π)?(?:\s*\/\s*(√)?(\d+(?:\.\d+)?))?(?:\s*×\s*10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))?/u;
  const start = text.search(/[\d√π]/u);
  if (start < 0) return null;
  const sign = /[−-]\s*$/u.test(text.slice(0, start).replace(/[₹\s]+$/u, "")) ? -1 : 1;
  const parts = found.exec(text.slice(start));
  if (!parts) return null;
  const [, , number, root, rootOf, pi, lowerRoot, lower, power] = parts;
  if (number === undefined && root === undefined && pi === undefined) return null;
  let value = number === undefined ? 1 : Number(number.replaceAll(",", ""));
  if (root !== undefined) value *= Math.sqrt(Number(rootOf));
  if (pi !== undefined) value *= Math.PI;
  if (lower !== undefined) value /= lowerRoot ? Math.sqrt(Number(lower)) : Number(lower);
  if (power !== undefined) value *= 10 ** powerOf(power);
  return sign * value;
}

function powerOf(text: string): number {
  const digits = [...text].map((sign) => (sign === "⁻" ? "-" : String(raised.indexOf(sign)))).join("");
  return Number(digits);
}
