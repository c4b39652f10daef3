import { useTranslations } from "use-intl";
import { LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { type ApplyView, applyPath } from "../../views/apply-view.ts";

/** A visitor may look at every step; what is typed is kept once they are known. */
export function SignInFirst({ view }: { view: ApplyView }) {
  const t = useTranslations("apply");
  const next = applyPath({
    slug: view.scholarship?.slug,
    // Signed in, she comes to what is missing, or to the review.
    ...(view.step > 1 && { step: view.step }),
  });
  return (
    <Alert>
      {t("signIn")}{" "}
      <LinkButton kind="quiet" size="sm" href={`/login?next=${encodeURIComponent(next)}`}>
        {t("signInButton")}
      </LinkButton>
    </Alert>
  );
}
