// Verhoeff's scheme works in the symmetry group of the pentagon: it catches every single wrong digit and
// every swap of neighbours. `multiply` is the group's operation, `permute` the power of its permutation.
const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

function multiply(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5);
  return b < 5 ? 5 + ((((a - b) % 5) + 5) % 5) : (((a - b) % 5) + 5) % 5;
}

function permute(digit: number, position: number): number {
  let value = digit;
  for (let step = 0; step < position % 8; step += 1) value = PERMUTATION[value] ?? 0;
  return value;
}

function fold(digits: readonly number[], firstPosition: number): number {
  return [...digits]
    .reverse()
    .reduce((sum, digit, index) => multiply(sum, permute(digit, index + firstPosition)), 0);
}

/** The Verhoeff digit of a text of letters and digits (a letter counts as two digits, A = 10). */
export function verhoeffDigit(text: string): string {
  const sum = fold(digitsOf(text), 1);
  return String(sum < 5 ? (5 - sum) % 5 : sum);
}

export function isVerhoeffValid(text: string): boolean {
  const digits = digitsOf(text);
  return digits.length > 1 && fold(digits, 0) === 0;
}

function digitsOf(text: string): number[] {
  const characters = text.toUpperCase().match(/[0-9A-Z]/g) ?? [];
  return characters.flatMap((character) => [...String(Number.parseInt(character, 36))].map(Number));
}

const BASE_36 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The last character of a GSTIN, from its first fourteen: weights 1 and 2 in turn, in base 36. */
export function gstinDigit(firstFourteen: string): string {
  const sum = [...firstFourteen].reduce((total, character, index) => {
    const product = BASE_36.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return BASE_36.charAt((36 - (sum % 36)) % 36);
}
