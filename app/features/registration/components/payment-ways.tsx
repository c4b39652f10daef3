import { useTranslations } from "use-intl";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";

type PaymentWaysProps = {
  checkout: { action: string; fields: Record<string, string> };
  upi: { link: string; picture: string } | null;
  amount: string;
  isDemo: boolean;
  isRetry: boolean;
};

/** To the gateway's page by a plain form, and the UPI code where it is ours. */
export function PaymentWays({ checkout, upi, amount, isDemo, isRetry }: PaymentWaysProps) {
  const t = useTranslations("registration.pay");
  return (
    <>
      <form method="post" action={checkout.action} className="stack">
        {Object.entries(checkout.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {isDemo && <Alert>{t("demo")}</Alert>}
        <Button kind="go" wide>
          {t(isRetry ? "retry" : "go")}
        </Button>
      </form>
      {upi && (
        <section className="card stack">
          <h2 className="card__title">{t("upi")}</h2>
          <p className="small">{t("upiText")}</p>
          <img
            src={upi.picture}
            alt={t("upiAlt", { amount })}
            width={200}
            height={200}
            className="rounded-md bg-white"
          />
          <LinkButton kind="quiet" size="sm" href={upi.link} plain>
            {t("upiOpen")}
          </LinkButton>
        </section>
      )}
    </>
  );
}
