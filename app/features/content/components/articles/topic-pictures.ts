const files = import.meta.glob<string>("../../../../ui/art/topics/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});
const flags = import.meta.glob<string>("../../../../ui/art/flags/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

const byName = (found: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(found).map(([file, address]) => [file.replace(/^.*\/(.*)\.svg$/, "$1"), address]),
  );

/** The drawings over articles and heads of pages by name: "bank" → its address. */
export const topicPictures = byName(files);

/** The flags by country: "usa" → its address; "all" is a globe. */
export const flagPictures = byName(flags);
