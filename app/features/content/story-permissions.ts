import { type Actor, definePermissions, readers, scope, staff } from "#app/core/portals/permissions.ts";

export interface OwnedStory {
  readonly studentId: string;
}

const own = scope("their own", (actor: Actor, story: OwnedStory) => actor.studentId === story.studentId);

export const storyPermissions = definePermissions("story", {
  "story.share": { student: true },
  "story.see_own": { student: true },
  "story.withdraw": { student: own, admin: staff(["content"]), hide: true },
  "story.list_waiting": { admin: readers(["content"]) },
  "story.decide": { admin: staff(["content"]) },
});
