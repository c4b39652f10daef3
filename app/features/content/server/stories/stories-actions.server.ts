import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { manyButton } from "#app/core/forms/many-button.server.ts";
import { counted } from "#app/core/forms/many-outcome.ts";
import {
  approveManyStoriesSchema,
  rejectManyStoriesSchema,
  rejectStorySchema,
} from "../../forms/story-schema.ts";
import { approveStory } from "./approve-story.server.ts";
import { nameStories } from "./name-stories.server.ts";
import { rejectStory } from "./reject-story.server.ts";

const here = "/admin/stories";

/** The buttons of the desk over what students shared. */
export const storiesActions = defineActions({
  approve: button({
    schema: rejectStorySchema.pick({ storyId: true }),
    run: ({ actor }, { storyId }) => approveStory(actor, storyId),
    next: here,
  }),
  reject: button({
    schema: rejectStorySchema,
    run: ({ actor }, { storyId, reason }) => rejectStory(actor, storyId, reason),
    next: here,
  }),
  approve_many: manyButton({
    schema: approveManyStoriesSchema,
    names: ({ actor }, rows) => nameStories(actor, rows),
    asks: (count) => ({
      question: `Publish ${counted(count, "story", "stories")}? They stand on the success page at once.`,
      confirm: "Publish them",
    }),
    step: ({ actor }, { id }) => approveStory(actor, id),
    said: (count) => `${counted(count, "story", "stories")} published.`,
  }),
  reject_many: manyButton({
    schema: rejectManyStoriesSchema,
    names: ({ actor }, rows) => nameStories(actor, rows),
    asks: (count) => ({
      question: `Leave ${counted(count, "story", "stories")} unpublished? Each student reads the reason.`,
      confirm: "Do not publish them",
    }),
    step: ({ actor }, { id }, { reason }) => rejectStory(actor, id, reason),
    said: (count) => `${counted(count, "story", "stories")} not published.`,
  }),
});
