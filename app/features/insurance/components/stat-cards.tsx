import { StatTiles } from "#app/ui/stat-tiles.tsx";

type Card = {
  label: string;
  value: string;
  change: { value: number; goodWhen: "up" | "down" } | null;
};

/** The eight figures with their change against the same day a month ago. */
export function StatCards({ cards }: { cards: Card[] }) {
  return (
    <StatTiles
      tiles={cards.map(({ label, value, change }) => ({
        label,
        value,
        ...(change ? { change: { ...change, note: "on last month" } } : { note: "no month to compare with" }),
      }))}
    />
  );
}
