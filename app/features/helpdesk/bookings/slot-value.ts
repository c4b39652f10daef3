import { isId } from "#app/core/id.ts";

export interface CounsellorSlot {
  readonly counsellorId: string;
  readonly startsAt: Date;
}

/** One counsellor's hour as the value of a choice. */
export const slotValue = {
  write: ({ counsellorId, startsAt }: CounsellorSlot): string => `${counsellorId}@${startsAt.toISOString()}`,
  read(value: string): CounsellorSlot | null {
    const [counsellorId = "", moment = ""] = value.split("@", 2);
    const startsAt = new Date(moment);
    return isId(counsellorId) && !Number.isNaN(startsAt.getTime()) ? { counsellorId, startsAt } : null;
  },
};
