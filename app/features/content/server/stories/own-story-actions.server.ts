import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { assertSameStudent, studentField } from "#app/core/forms/student-field.ts";
import { storySchema } from "../../forms/story-schema.ts";
import { storyMessages } from "../../messages/story.messages.server.ts";
import { shareStory } from "./share-story.server.ts";
import { withdrawStory } from "./withdraw-story.server.ts";

const next = "/student/stories/new";

/** A student's own story: told, and taken back. */
export const ownStoryActions = defineActions(
  {
    share: button({
      schema: ({ actor }) => storySchema(storyMessages[actor.language].errors),
      run: ({ actor }, value) => shareStory(actor, value),
      next,
    }),
    withdraw: button({
      schema: z.object({ story: z.string().max(60) }),
      run: ({ actor }, { story }) => withdrawStory(actor, story),
      next,
    }),
  },
  { only: "share", check: ({ actor }, form) => assertSameStudent(actor, form.get(studentField)) },
);
