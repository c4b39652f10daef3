import Eye from "lucide-react/icons/eye";
import Heart from "lucide-react/icons/heart";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import { formatCount } from "#app/core/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ArticleCounts } from "../blog.ts";
import { useReader } from "./use-reader.ts";

export type MarkAnswer = ArticleCounts & { form: "mark"; liked: boolean };

type ArticleMarksProps = { slug: string; counts: ArticleCounts; answered: MarkAnswer | undefined };

/** Views and likes. Opening the article counts once a visit; the like belongs to this browser. */
export function ArticleMarks({ slug, counts, answered }: ArticleMarksProps) {
  const mark = useFetcher<MarkAnswer>();
  const reader = useReader();
  const { submit } = mark;
  useEffect(() => {
    if (!reader) return;
    void submit(
      { mark: isFirstVisit(slug) ? "view" : "see", reader },
      { method: "post", action: `/education-blog/${slug}` },
    );
  }, [reader, slug, submit]);
  const now = mark.data ?? answered;
  const { views, likes } = now ?? counts;
  const liked = now?.liked ?? false;
  return (
    <mark.Form method="post" action={`/education-blog/${slug}`} className="row">
      <input type="hidden" name="reader" value={reader} />
      <Button
        kind="quiet"
        size="sm"
        icon={Heart}
        name="mark"
        value={liked ? "unlike" : "like"}
        aria-pressed={liked}
        className={liked ? "text-bad-ink [&_.i]:fill-current" : undefined}
      >
        {liked ? "Liked" : "Like"} <span className="num">{formatCount(likes)}</span>
      </Button>
      <span className="row small muted [--gap:0.375rem]">
        <Icon of={Eye} />
        <span className="num">{formatCount(views)}</span> views
      </span>
    </mark.Form>
  );
}

function isFirstVisit(slug: string): boolean {
  try {
    const key = `scholarsetu.read.${slug}`;
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, "1");
    return true;
  } catch {
    return false;
  }
}
