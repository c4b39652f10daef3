import type { Story } from "../data/story.ts";
import { storyLevels } from "../data/story-options.ts";

export type StoryFilter = { course: string; state: string; scholarship: string };

/** Nothing chosen means all; the three combine. */
export function filterStories(
  stories: readonly Story[],
  { course, state, scholarship }: StoryFilter,
): Story[] {
  return stories.filter(
    (story) =>
      (course === "" || story.level === course) &&
      (state === "" || story.state === state) &&
      (scholarship === "" || story.scholarship === scholarship),
  );
}

/** Only what some story has: a choice that finds nothing is no choice. */
export function storyChoices(stories: readonly Story[]) {
  const plain = (names: string[]) =>
    [...new Set(names)]
      .sort((a, b) => a.localeCompare(b, "en"))
      .map((name) => ({ value: name, label: name }));
  return {
    courses: storyLevels.filter(({ value }) => stories.some(({ level }) => level === value)),
    states: plain(stories.map(({ state }) => state)),
    scholarships: plain(stories.map(({ scholarship }) => scholarship)),
  };
}
