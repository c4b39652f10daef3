import type { StoryLevel } from "./story-options.ts";

export type Story = {
  id: string;
  name: string;
  location: string;
  course: string;
  scholarship: string;
  amount: string;
  rating: number;
  story: string;
  image: string;
  year: number;
  /** What the page filters by besides the scholarship. */
  level: StoryLevel;
  state: string;
};
