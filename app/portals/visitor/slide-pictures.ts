const files = import.meta.glob<string>("../../ui/art/slide-*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The seven drawn slides by name: "slide-nmmss" → its address. */
export const slidePictures: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([file, address]) => [file.replace(/^.*\/(.*)\.svg$/, "$1"), address]),
);
