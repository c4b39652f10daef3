const files = import.meta.glob<string>("../../../ui/art/portrait-*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The drawn portraits by name: "portrait-1" → its address. */
export const portraits: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([file, address]) => [file.replace(/^.*\/(.*)\.svg$/, "$1"), address]),
);
