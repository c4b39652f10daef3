/** The drawings in app/ui/art/topics: over an article (its "image") and in the head of a page. */
export const topicPictureNames = [
  "bank",
  "bridge",
  "calendar",
  "certificate",
  "college",
  "community",
  "exam",
  "field",
  "form",
  "globe",
  "health",
  "lamp",
  "letter",
  "screen",
  "signpost",
  "talk",
  "warning",
  "work",
] as const;

export type TopicPicture = (typeof topicPictureNames)[number];

export function isTopicPicture(name: string): name is TopicPicture {
  return topicPictureNames.some((one) => one === name);
}
