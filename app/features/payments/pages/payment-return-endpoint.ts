import { type ActionFunctionArgs, redirect } from "react-router";
import { readFormData } from "#app/core/forms/form.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import { acceptPaymentReturn } from "../server/accept-payment-return.server.ts";
import { paymentSettlers } from "../server/payment-settlers.server.ts";

export function loader() {
  return redirect("/dashboard");
}

/** Back from the gateway. What is not signed changes nothing; the payer is told that it could not be confirmed. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const form = await readFormData(request, 64 * 1024);
  const fields = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  try {
    const { order } = await acceptPaymentReturn(fields, paymentSettlers.all());
    return redirect(order ? await paymentSettlers.pathAfter(order) : "/dashboard");
  } catch (error) {
    if (!isProblem(error) || error.status !== 400) throw error;
    const back = new URL(request.url).searchParams.get("back") ?? "";
    // Only to our own payment page.
    return redirect(
      /^\/payment\?last_id=[\w-]{36}$/.test(back) ? `${back}&outcome=unconfirmed` : "/dashboard",
    );
  }
}
