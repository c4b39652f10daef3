import type { IstDay } from "#app/core/clock.ts";
import { type Cycle, deadlineOn, type Season } from "../../views/deadline.ts";

type Round = Pick<Cycle, "opensOn" | "closesOn">;
type Yearly = Extract<Season, { kind: "yearly" }>;

/** The usual season as one round shows it: the same months a year later. */
export function seasonOfRound({ opensOn, closesOn }: Round): Yearly {
  return {
    kind: "yearly",
    opensMonth: opensOn === null ? null : Number(opensOn.slice(5, 7)),
    closesMonth: Number(closesOn.slice(5, 7)),
    closesDay: Number(closesOn.slice(8)),
  };
}

/** The closing day that would be expected next; an estimate, by which nothing is ever shown as open. */
export function expectedAfter(round: Round, today: IstDay): IstDay | null {
  const cycles: Cycle[] = [{ ...round, basis: "announced" }];
  return deadlineOn({ cycles, season: seasonOfRound(round) }, today).expectedBy;
}
