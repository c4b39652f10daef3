import { OutsideError } from "#app/adapters/outside-error.ts";
import { checkRazorpayKey } from "#app/adapters/payments/check-razorpay-key.server.ts";
import { bad, type Check, good, note } from "./finding.ts";

/** Asks for the newest order: only the right key pair gets an answer, and nothing is made. */
export const checkPayments: Check = async (settings) => {
  if (settings.isDemo) return [note("payments", "The demo moves no money: its payment page is our own.")];
  const { PAYMENT_KEY_ID: keyId, PAYMENT_KEY_SECRET: keySecret, PAYMENT_GATEWAY_URL: baseUrl } = settings;
  if (!keyId || !keySecret) return [];
  try {
    await checkRazorpayKey({ keyId, keySecret, baseUrl });
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    const advice =
      error.code === "http_401"
        ? "refused the key: look at PAYMENT_KEY_ID and PAYMENT_KEY_SECRET."
        : `did not answer as it should (${error.code}): look at the network and at the gateway's status page.`;
    return [bad("payments", `The payment gateway ${advice}`)];
  }
  return [
    good("payments", "The payment gateway took the key."),
    ...(keyId.startsWith("rzp_test_")
      ? [note("payments", "PAYMENT_KEY_ID is a test key: nobody really pays.")]
      : []),
    note(
      "payments",
      `Nobody can ask for the webhook's secret. In the gateway's settings the webhook must lead to ${settings.PUBLIC_URL}/api/v1/payments/webhook, with PAYMENT_WEBHOOK_SECRET and the events payment.captured, payment.failed and refund.processed.`,
    ),
  ];
};
