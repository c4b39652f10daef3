type Change = { value: number; goodWhen: "up" | "down" };

/** Leaf when it is good, brick when it is bad, whatever its sign: claims −8.2% is leaf. */
export function changeTone({ value, goodWhen }: Change): "gain" | "loss" | undefined {
  if (value === 0) return undefined;
  return value > 0 === (goodWhen === "up") ? "gain" : "loss";
}

/** "+12.5%", "−8.2%", "0%": a true minus, and no sign on nothing. */
export function changeText(value: number): string {
  if (value === 0) return "0%";
  return `${value > 0 ? "+" : "−"}${Math.abs(value).toFixed(1)}%`;
}
