// Sets of small numbers as bits: what makes counting a hundred thousand records a matter of microseconds.

export type Bits = Uint32Array;

export function emptyBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

export function addBit(bits: Bits, place: number): void {
  const word = place >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (place & 31));
}

export function hasBit(bits: Bits, place: number): boolean {
  return (((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;
}

export function removeBit(bits: Bits, place: number): void {
  const word = place >>> 5;
  bits[word] = (bits[word] ?? 0) & ~(1 << (place & 31));
}

/** The set in an array of at least this size; the same one if it is large enough. */
export function grownBits(bits: Bits, size: number): Bits {
  const words = (size + 31) >>> 5;
  if (bits.length >= words) return bits;
  const grown = new Uint32Array(Math.max(words, bits.length + (bits.length >>> 2)));
  grown.set(bits);
  return grown;
}

/** What is in all of the sets; they may differ in length. */
export function intersection(first: Bits, ...others: readonly Bits[]): Bits {
  const result = first.slice();
  for (const other of others) intersect(result, other);
  return result;
}

export function intersect(target: Bits, other: Bits): void {
  const shared = Math.min(target.length, other.length);
  for (let word = 0; word < shared; word += 1)
    target[word] = (target[word] as number) & (other[word] as number);
  target.fill(0, shared);
}

/** Adds the other set; what lies beyond the target's length is left out. */
export function unite(target: Bits, other: Bits): void {
  const shared = Math.min(target.length, other.length);
  for (let word = 0; word < shared; word += 1)
    target[word] = (target[word] as number) | (other[word] as number);
}

export function subtract(target: Bits, other: Bits): void {
  const shared = Math.min(target.length, other.length);
  for (let word = 0; word < shared; word += 1)
    target[word] = (target[word] as number) & ~(other[word] as number);
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += ones(bits[word] as number);
  return count;
}

/** The numbers in the set, in order. */
export function listBits(bits: Bits): number[] {
  const list: number[] = [];
  for (let word = 0; word < bits.length; word += 1) {
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) {
      list.push((word << 5) + 31 - Math.clz32(rest & -rest));
    }
  }
  return list;
}

/** Calls with each member, in order. */
export function forEachBit(bits: Bits, visit: (place: number) => void): void {
  for (let word = 0; word < bits.length; word += 1) {
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) {
      visit((word << 5) + (31 - Math.clz32(rest & -rest)));
    }
  }
}

/** How many are in both, without making the set. */
export function countShared(left: Bits, right: Bits): number {
  const shared = Math.min(left.length, right.length);
  let count = 0;
  for (let word = 0; word < shared; word += 1)
    count += ones((left[word] as number) & (right[word] as number));
  return count;
}

function ones(value: number): number {
  let v = value - ((value >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
