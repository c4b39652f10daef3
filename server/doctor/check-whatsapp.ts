import { callJson } from "#app/adapters/call-json.server.ts";
import { OutsideError } from "#app/adapters/outside-error.ts";
import { bad, type Check, good, note } from "./finding.ts";

const about = "WhatsApp";

/** Asks for our own number, which only the right token is told. Nothing is sent. */
export const checkWhatsApp: Check = async (settings) => {
  if (settings.isDemo) return [note(about, "The demo sends nothing: what would go there is at /demo/inbox.")];
  const { WHATSAPP_PHONE_NUMBER_ID: id, WHATSAPP_ACCESS_TOKEN: token } = settings;
  if (!id || !token) return [note(about, "It is not set: no page offers it.")];
  const url = `${settings.WHATSAPP_API_URL}/${settings.WHATSAPP_API_VERSION}/${id}?fields=display_phone_number`;
  try {
    await callJson({
      service: "whatsapp",
      url,
      method: "GET",
      headers: { authorization: `Bearer ${token}` },
    });
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    const advice =
      error.code === "http_401" || error.code === "http_403"
        ? "refused the token: look at WHATSAPP_ACCESS_TOKEN and its rights."
        : `did not answer as it should (${error.code}): look at WHATSAPP_PHONE_NUMBER_ID and the network.`;
    return [bad(about, `Meta ${advice}`)];
  }
  return [
    good(about, "Meta took the token and knows the number."),
    note(
      about,
      `In the Meta app, the webhook of “messages” must lead to ${settings.PUBLIC_URL}/api/v1/whatsapp/webhook with WHATSAPP_VERIFY_TOKEN.`,
    ),
  ];
};
