import { type OwnState, ownProgress } from "../../views/own-state.ts";

/** The road of picture 15 is as long as two months. */
const ROAD_DAYS = 60;
const SOON_DAYS = 30;
const LAST_DAYS = 3;

export function urgency(daysLeft: number | null): "" | "soon" | "last" {
  if (daysLeft === null || daysLeft > SOON_DAYS) return "";
  return daysLeft <= LAST_DAYS ? "last" : "soon";
}

/** Days left as a road that gets shorter; the words stand beside it. */
export function DaysRoad({ daysLeft }: { daysLeft: number | null }) {
  if (daysLeft === null) return null;
  return (
    <progress
      className="road"
      data-left={urgency(daysLeft)}
      max={ROAD_DAYS}
      value={Math.min(daysLeft, ROAD_DAYS)}
      aria-hidden="true"
    />
  );
}

/** Of what she has begun: how far it has come. Marigold while it waits for her. */
export function OwnRoad({ own }: { own: OwnState }) {
  const isHers = own.status === "draft" || own.status === "action_needed";
  return (
    <progress
      className="road"
      data-left={isHers ? "soon" : ""}
      max={1}
      value={ownProgress(own)}
      aria-hidden="true"
    />
  );
}
