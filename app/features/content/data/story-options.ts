import { stateNames } from "#app/core/words/state-names.ts";

/** What stories are filtered by on /success; a student chooses from the same lists when sharing one. */
export const storyLevels = [
  { value: "school", label: "School (class 6-12)" },
  { value: "diploma", label: "Diploma and ITI" },
  { value: "undergraduate", label: "Undergraduate" },
  { value: "postgraduate", label: "Postgraduate" },
  { value: "research", label: "PhD and research" },
] as const;

export type StoryLevel = (typeof storyLevels)[number]["value"];
export const storyLevelValues = storyLevels.map(({ value }) => value) as [StoryLevel, ...StoryLevel[]];

/** Names, not slugs, by their letters: only names are shown. */
export const storyStates = Object.values(stateNames).toSorted();

/** How much of the name is shown; each has its words in messages/story.*.ts, like the portraits. */
export const storyNameValues = ["full", "first", "none"] as const;
export type StoryNameChoice = (typeof storyNameValues)[number];

/** The drawn portraits a student can choose from. */
export const storyPortraitValues = [
  "portrait-1",
  "portrait-2",
  "portrait-3",
  "portrait-4",
  "portrait-5",
  "portrait-6",
] as const;
