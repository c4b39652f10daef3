import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { rejectStorySchema } from "../../forms/story-form.ts";
import { approveStory } from "./approve-story.server.ts";
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
});
