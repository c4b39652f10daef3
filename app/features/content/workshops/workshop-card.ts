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
  /** "Online, the link comes with your booking", or its place. */
  readonly where: string;
  readonly participants: number;
  readonly registered: number;
  readonly isOver: boolean;
}
