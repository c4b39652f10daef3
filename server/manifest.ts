import { type Language, languageTable } from "#app/core/words/i18n.ts";
import { manifestWords } from "#app/layouts/messages/manifest-words.ts";

/** What the browser needs to put the site among a phone's apps. One app in every language: its id never changes. */
export function manifestOf(language: Language) {
  const words = manifestWords[language];
  const shortcut = (name: string, url: string) => ({
    name,
    url,
    icons: [{ src: "/icon-192.png", type: "image/png", sizes: "192x192" }],
  });
  const icon = (size: number, purpose: "any" | "maskable") => ({
    // Its mark stands within the middle, and its ground fills the square: it may be cut to any shape.
    src: `/icon-${size}.png`,
    type: "image/png",
    sizes: `${size}x${size}`,
    purpose,
  });
  return {
    id: "/",
    scope: "/",
    start_url: "/",
    lang: languageTable[language].locale,
    dir: "ltr",
    name: "ScholarSetu",
    short_name: "ScholarSetu",
    description: words.description,
    categories: ["education"],
    display: "standalone",
    background_color: "#fbfaf7",
    theme_color: "#171a4c",
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      icon(192, "any"),
      icon(512, "any"),
      icon(192, "maskable"),
      icon(512, "maskable"),
    ],
    shortcuts: [
      shortcut(words.find, "/scholarships"),
      shortcut(words.applications, "/student/dashboard?tab=applications"),
      shortcut(words.saved, "/saved"),
      shortcut(words.status, "/status"),
    ],
    screenshots: [
      {
        src: "/screen-narrow.webp",
        type: "image/webp",
        sizes: "540x960",
        form_factor: "narrow",
        label: words.screenNarrow,
      },
      {
        src: "/screen-wide.webp",
        type: "image/webp",
        sizes: "1280x720",
        form_factor: "wide",
        label: words.screenWide,
      },
    ],
  };
}
