/** A workshop as the pages show it. */
export interface WorkshopCard {
  readonly id: string;
  readonly title: string;
  /** "21 Nov 2026" */
  readonly day: string;
  readonly time: string;
  readonly speaker: string;
  readonly category: string;
  readonly description: string;
  readonly participants: number;
  readonly registered: number;
  readonly isOver: boolean;
}
