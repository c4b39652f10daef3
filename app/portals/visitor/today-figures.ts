import type { Paise } from "#app/core/money.ts";

/** What has happened on this site itself, and when it was counted. */
export type TodayFigures = {
  at: Date;
  paid: Paise;
  lastPaid: Date | null;
  students: { all: number; lately: number };
  decided: number;
  selected: number;
};
