import { formatMoney, paise } from "../money.ts";

type Box = { readonly dataset: Readonly<Record<string, string | undefined>> };

/** What is ticked, as the bar says it: how many, who or what they are, what they come to (picture 30, D31). */
interface Ticked {
  readonly count: number;
  readonly names: string;
  /** Null as soon as one of them has no amount: half a sum would be believed. */
  readonly sum: string | null;
}

export function tickedOf(boxes: readonly Box[]): Ticked {
  const amounts = boxes.map(({ dataset }) => dataset.paise);
  const known = amounts.filter((one) => one !== undefined);
  const isWhole = known.length === boxes.length && boxes.length > 0;
  return {
    count: boxes.length,
    names: boxes.map(({ dataset }) => dataset.bulk ?? "").join("; "),
    sum: isWhole ? formatMoney(paise(known.reduce((sum, one) => sum + Number(one), 0))) : null,
  };
}
