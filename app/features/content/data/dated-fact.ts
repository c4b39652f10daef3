/** Outside facts change: each carries the day it was checked, where it came from and how sure we are. */

export type Confidence = "H" | "M" | "L";

export type DatedFact = {
  /** ISO date of the last check. */
  asOf: "2026-11-15";
  source: string;
  confidence: Confidence;
};
