import { StatTiles } from "#app/ui/charts/stat-tiles.tsx";

type Card = {
  label: string;
  value: string;
  /** `from`: what it was, the same day a month ago. */
  change: { value: number; goodWhen: "up" | "down"; from: string } | null;
};

/** The eight figures with their change against the same day a month ago. */
export function StatCards({ cards }: { cards: Card[] }) {
  return (
    <StatTiles
      tiles={cards.map(({ label, value, change }) => ({
        label,
        value,
        ...(change
          ? { change: { ...change, note: `on last month’s ${change.from}` } }
          : { note: "no month to compare with" }),
      }))}
    />
  );
}
