import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";

type DonationPaymentProps = {
  checkout: { action: string; fields: Record<string, string> } | null;
  amount: string;
  isDemo: boolean;
};

/** To the gateway's page by a plain form; where no order is open yet, one is opened first. */
export function DonationPayment({ checkout, amount, isDemo }: DonationPaymentProps) {
  if (!checkout) {
    return (
      <Form method="post">
        <Button kind="go" name="intent" value="pay">
          Go on to payment
        </Button>
      </Form>
    );
  }
  return (
    <form method="post" action={checkout.action} className="stack">
      {Object.entries(checkout.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isDemo && <Alert>Demo: a sandbox plays the bank. No money moves.</Alert>}
      <div>
        <Button kind="go">Pay {amount}</Button>
      </div>
    </form>
  );
}
