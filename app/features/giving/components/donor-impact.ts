/** What the loader hands over of the funding room's figures. */
export interface DonorImpact {
  readonly score: number | null;
  readonly reported: number;
  readonly wentOn: number;
  readonly students: number;
  readonly girls: number;
  readonly states: number;
  readonly daysToBank: number | null;
  readonly activePrograms: number;
  readonly completedPrograms: number;
  readonly givenThisYearPaise: number;
}
