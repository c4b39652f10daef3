// npm run doctor [-- --sms-to 9848012345] [--mail-to you@example.org] [--sms-texts] [--whatsapp-texts]
// Looks at every setting by using it, in plain sentences. Exits 1 when something must be mended.
import { parseArgs } from "node:util";
import { EnvError, env } from "#app/core/settings/env.server.ts";
import { assertSmsTemplates } from "#app/features/notifications/server/outbox/assert-sms-templates.server.ts";
import { assertWhatsAppTemplates } from "#app/features/notifications/server/whatsapp/assert-whats-app-templates.server.ts";
import { describeWhatsAppTexts } from "#server/doctor/describe-whatsapp-texts.ts";
import { examine } from "#server/doctor/examine.ts";
import { describeSmsTexts } from "#server/doctor/sms-texts.ts";

const { values } = parseArgs({
  options: {
    "sms-to": { type: "string" },
    "mail-to": { type: "string" },
    "sms-texts": { type: "boolean", default: false },
    "whatsapp-texts": { type: "boolean", default: false },
  },
});
const marks = { good: "ok  ", note: "note", bad: "BAD " };
let problems = 0;

const textsOnly = values["sms-texts"] || values["whatsapp-texts"];
if (!textsOnly) {
  try {
    const settings = env();
    assertSmsTemplates(settings);
    assertWhatsAppTemplates(settings);
    const trials = { smsTo: values["sms-to"], mailTo: values["mail-to"] };
    for await (const { state, about, sentence } of examine(settings, trials)) {
      if (state === "bad") problems += 1;
      console.log(`${marks[state]}  ${about}: ${sentence}`);
    }
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    problems += error.sentences.length;
    for (const sentence of error.sentences) console.log(`${marks.bad}  ${sentence}`);
    console.log("The rest is looked at once these are set.");
  }
}
if (values["whatsapp-texts"]) for (const line of describeWhatsAppTexts()) console.log(line);
else {
  console.log(
    "\nSMS texts to register: with the operators (DLT), and then at the gateway under the id that DLT gave.",
  );
  for (const line of describeSmsTexts(registeredIds())) console.log(line);
}
if (!textsOnly) {
  console.log(problems === 0 ? "\nNothing must be mended." : `\n${problems} things must be mended.`);
  process.exitCode = problems === 0 ? 0 : 1;
}

/** Also while the settings are not complete: the texts are registered before there is an id for them. */
function registeredIds(): Record<string, string> | undefined {
  try {
    return env().SMS_TEMPLATE_IDS;
  } catch {
    return undefined;
  }
}
