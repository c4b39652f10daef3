import { StatusBadge } from "#app/ui/desk/badge.tsx";
import type { Health } from "../system-view.ts";

const words = { working: "Working", slow: "Slow", down: "Down" } as const;
const looks = { working: "active", slow: "due", down: "failed" } as const;

export function HealthBadge({ health, children }: { health: Health; children?: string }) {
  return <StatusBadge status={looks[health]}>{children ?? words[health]}</StatusBadge>;
}
