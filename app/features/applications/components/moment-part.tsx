import { useTranslations } from "use-intl";
import done from "#app/ui/art/done.svg";
import { LinkButton } from "#app/ui/button.tsx";
import type { ApplicationView } from "../application-view.ts";

/** S26: the best moment of her year is no grey line (design/look, 17). */
export function MomentPart({ view, title }: { view: ApplicationView; title: string }) {
  const t = useTranslations("tracking.moment");
  if (view.status !== "approved" && view.status !== "paid") return null;
  const amount = view.amount ?? "";
  const text = encodeURIComponent(t("text", { scholarship: title, amount }));
  return (
    <section className="card flex flex-wrap items-center gap-5" aria-labelledby="moment">
      <img src={done} alt="" width={96} height={96} />
      <div className="stack [--gap:0.5rem]">
        <h2 id="moment">{t(view.status === "paid" ? "paid" : "selected")}</h2>
        <p className="text-3xl font-bold text-ok-ink">{amount}</p>
        <LinkButton kind="quiet" size="sm" external href={`https://wa.me/?text=${text}`}>
          {t("share")}
        </LinkButton>
      </div>
    </section>
  );
}
