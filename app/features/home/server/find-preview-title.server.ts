import { previewTitles } from "../preview-titles.ts";

/** The title for a picture's name, or null where there is no such page. */
export async function findPreviewTitle(name: string): Promise<string | null> {
  return Object.hasOwn(previewTitles, name) ? (previewTitles[name] ?? null) : null;
}
