import { bad, type Check, type Finding, good, note } from "./finding.ts";

/** The settings' own shape is checked at start; here, that the main site is there, and what visitors will read. */
export const checkContacts: Check = async (settings) => {
  const { SUPPORT_PHONE, SUPPORT_EMAIL, WHATSAPP_NUMBER, MAIN_SITE_URL } = settings;
  const shown = `Visitors read ${SUPPORT_PHONE}, ${SUPPORT_EMAIL} and WhatsApp ${WHATSAPP_NUMBER}: call each once.`;
  if (settings.isDemo) return [note("contacts", "The demo shows made-up contacts.")];
  return [note("contacts", shown), await mainSite(MAIN_SITE_URL)];
};

async function mainSite(address: string): Promise<Finding> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
    await response.body?.cancel();
    if (response.status < 400) return good("contacts", `The main site ${address} answers.`);
    return bad("contacts", `The main site ${address} answers ${response.status}: "Start Exam" leads there.`);
  } catch {
    return bad("contacts", `The main site ${address} cannot be reached: "Start Exam" leads there.`);
  }
}
