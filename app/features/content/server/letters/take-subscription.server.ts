import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { parseForm } from "#app/core/forms/form.ts";
import { email } from "#app/core/forms/india-fields.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import { clientAddressContext, languageContext } from "#app/core/requests/request-context.ts";
import { saidOfProblem } from "#app/features/helpdesk/server/said-of-problem.server.ts";
import { throttle } from "#app/features/identity/server/otp/throttle.server.ts";
import { blogMessages } from "../../messages/blog.messages.server.ts";
import { subscribeToLetters } from "./subscribe-to-letters.server.ts";

/** The subscribe box. The answer is the same whether we know the address or not. */
export async function takeSubscription(fields: FormData, context: Readonly<RouterContextProvider>) {
  const language = context.get(languageContext);
  const words = blogMessages[language];
  const done = { form: "subscribe" as const, reply: null, message: words.sent };
  if (fields.get("website")) return data(done);
  const parsed = await parseForm(fields, z.object({ email: email(words.errors) }));
  if (!parsed.value) {
    return data({ form: "subscribe" as const, reply: parsed.reply(), message: null }, { status: 422 });
  }
  try {
    await throttle.take([{ name: "public-form-address", who: context.get(clientAddressContext) }]);
    await subscribeToLetters(parsed.value.email, language);
    return data(done);
  } catch (error) {
    if (!isProblem(error)) throw error;
    const reply = parsed.reply({ fieldErrors: { email: [saidOfProblem(error, language)] } });
    return data({ form: "subscribe" as const, reply, message: null }, { status: error.status });
  }
}
