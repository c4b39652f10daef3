import Bell from "lucide-react/icons/bell";
import type { FormEvent } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { studentField } from "#app/core/forms/student-field.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/dialogs/toast-store.ts";
import type { ScholarshipCard } from "../../views/scholarship-view.ts";
import { OwnAction } from "../card/own-action.tsx";
import { useOwnState } from "../card/own-store.ts";
import { setSaved, useSavedSlugs } from "../card/saved-store.ts";
import { useReader } from "../reader-context.ts";
import { useIsStudent } from "../use-viewer.ts";

type ApplyActionProps = {
  scholarship: Pick<ScholarshipCard, "slug" | "status" | "runHere" | "website">;
  /** The one next step of a page is marigold; in a list it never is. */
  kind?: "go" | "default";
  /** The rules say no: then reading comes before applying. */
  isRefused?: boolean;
  wide?: boolean;
  className?: string;
};

/** What can be done about a scholarship now: apply here, apply at the provider's, or be told when it opens. */
export function ApplyAction({ scholarship, kind = "default", isRefused, wide, className }: ApplyActionProps) {
  const t = useTranslations("discovery.card");
  const { slug, status, runHere, website } = scholarship;
  const look = { wide: wide ?? false, ...(className !== undefined && { className }) };
  const own = useOwnState(slug);
  if (own) return <OwnAction own={own} kind={kind} {...look} />;
  // S29: "dates to come" is not open. What is run here takes applications until it is closed.
  if (status === "Closed" || (status === "Unknown" && !runHere)) return <TellMe slug={slug} {...look} />;
  if (isRefused) {
    return (
      <LinkButton kind="quiet" href={`/scholarships/${slug}`} {...look}>
        {t("details")}
      </LinkButton>
    );
  }
  if (runHere) {
    return (
      <LinkButton kind={kind} href={`/apply?scholarship=${slug}`} {...look}>
        {t("apply")}
      </LinkButton>
    );
  }
  if (website) {
    return (
      <LinkButton kind={kind} href={website} external {...look}>
        {t("apply")}
      </LinkButton>
    );
  }
  return (
    <LinkButton kind="quiet" href={`/scholarships/${slug}#process`} {...look}>
      {t("details")}
    </LinkButton>
  );
}

/** Saved scholarships are watched: their students hear of a new round. A visitor signs in first. */
function TellMe({ slug, wide, className }: { slug: string; wide: boolean; className?: string }) {
  const t = useTranslations("discovery.card");
  const isStudent = useIsStudent();
  const isSaved = useSavedSlugs().includes(slug);
  const { pathname, search } = useLocation();
  const isTold = isStudent && isSaved;
  const reader = useReader();

  const tell = async (event: FormEvent) => {
    if (!isStudent) return;
    event.preventDefault();
    const isDone = await setSaved(slug, !isTold);
    if (!isDone) showToast(t("saveFailed"), "bad");
    else showToast(isTold ? t("unsavedToast") : t("told"));
  };
  return (
    <form
      method="post"
      action="/scholarships/saved"
      onSubmit={tell}
      className="flex-1"
      data-save="tell"
      data-saved={isTold || undefined}
    >
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="intent" value={isTold ? "remove" : "save"} />
      <input type="hidden" name="from" value={`${pathname}${search}`} />
      {reader?.student && <input type="hidden" name={studentField} value={reader.student} />}
      <Button
        kind="quiet"
        wide={wide}
        className={className ?? "w-full"}
        icon={Bell}
        aria-pressed={isTold}
        data-other={isTold ? t("tell") : t("told")}
      >
        <span>{isTold ? t("told") : t("tell")}</span>
      </Button>
    </form>
  );
}
