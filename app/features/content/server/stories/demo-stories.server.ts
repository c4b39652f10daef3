import { z } from "zod";
import { readContent } from "#app/db/read-content.server.ts";
import type { Story } from "../../data/story.ts";
import { storyLevelValues } from "../../data/story-options.ts";
import { portraitShape, textShape } from "../content-parts.server.ts";

const storyShape = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  name: textShape,
  location: textShape,
  course: textShape,
  scholarship: textShape,
  amount: textShape,
  rating: z.int().min(1).max(5),
  story: textShape,
  image: portraitShape,
  year: z.int(),
  level: z.enum(storyLevelValues),
  state: textShape,
}) satisfies z.ZodType<Story>;

/** The six stories of the home page (spec 1, Success stories: six static stories, rating 5). */
export const demoStories: readonly Story[] = readContent("stories/demo-stories.json", z.array(storyShape));
