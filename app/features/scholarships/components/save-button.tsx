import Bookmark from "lucide-react/icons/bookmark";
import BookmarkCheck from "lucide-react/icons/bookmark-check";
import type { FormEvent } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { setSaved, useSavedSlugs } from "./saved-store.ts";

type SaveButtonProps = {
  scholarship: { slug: string; title: string };
  /** With its words, on the scholarship's own page. */
  wide?: boolean;
};

/**
 * Keeps a scholarship: in the browser of a visitor, in the account of a student. Without script it is a form
 * whose action leads a visitor to the login and back.
 */
export function SaveButton({ scholarship: { slug, title }, wide }: SaveButtonProps) {
  const t = useTranslations("discovery.card");
  const isSaved = useSavedSlugs().includes(slug);
  const { pathname, search } = useLocation();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const isDone = await setSaved(slug, !isSaved);
    if (!isDone) showToast(t("saveFailed"), "bad");
    else showToast(isSaved ? t("unsavedToast") : t("savedToast"));
  };
  const icon = isSaved ? BookmarkCheck : Bookmark;
  const label = isSaved ? t("unsave", { title }) : t("save", { title });
  return (
    <form method="post" action="/scholarships/saved" onSubmit={save} data-saved={isSaved || undefined}>
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="intent" value={isSaved ? "remove" : "save"} />
      <input type="hidden" name="from" value={`${pathname}${search}`} />
      {wide ? (
        <Button kind="text" icon={icon} aria-pressed={isSaved}>
          {isSaved ? t("savedLater") : t("saveLater")}
        </Button>
      ) : (
        <IconButton type="submit" icon={icon} label={label} aria-pressed={isSaved} />
      )}
    </form>
  );
}
