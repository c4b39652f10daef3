import Bookmark from "lucide-react/icons/bookmark";
import type { FormEvent } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { studentField } from "#app/core/forms/student-field.ts";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/dialogs/toast-store.ts";
import { IconButton } from "#app/ui/pictures/icon-button.tsx";
import { useReader } from "../reader-context.ts";
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
  const reader = useReader();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const isDone = await setSaved(slug, !isSaved);
    if (!isDone) showToast(t("saveFailed"), "bad");
    else showToast(isSaved ? t("unsavedToast") : t("savedToast"));
  };
  const words = wide ? [t("saveLater"), t("savedLater")] : [t("save", { title }), t("unsave", { title })];
  const [word = "", other] = isSaved ? words.toReversed() : words;
  // Without React the still script (begin-save.ts) turns the button, its word and its wish.
  const look = { icon: Bookmark, "aria-pressed": isSaved, "data-other": other };
  return (
    <form
      method="post"
      action="/scholarships/saved"
      onSubmit={save}
      data-save=""
      data-saved={isSaved || undefined}
    >
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="intent" value={isSaved ? "remove" : "save"} />
      <input type="hidden" name="from" value={`${pathname}${search}`} />
      {reader?.student && <input type="hidden" name={studentField} value={reader.student} />}
      {wide ? (
        <Button kind="text" {...look}>
          <span>{word}</span>
        </Button>
      ) : (
        <IconButton type="submit" {...look} label={word} />
      )}
    </form>
  );
}

/** What is said after it, for pages without React. */
export function SaveWords() {
  const t = useTranslations("discovery.card");
  const words = {
    saved: t("savedToast"),
    removed: t("unsavedToast"),
    tell: t("told"),
    failed: t("saveFailed"),
  };
  return <template id="save-words" data-words={JSON.stringify(words)} />;
}
