import { expect, it } from "vitest";
import { type Template, templates } from "../../messages/templates.ts";
import { assertWhatsAppTemplates } from "./assert-whats-app-templates.server.ts";

const all = Object.fromEntries(
  Object.entries<Template>(templates)
    .filter(([, { channels }]) => channels.includes("whatsapp"))
    .map(([name]) => [name, name.replaceAll("-", "_")]),
);
const check =
  (names: Record<string, string> | undefined, id: string | undefined = "1065") =>
  () =>
    assertWhatsAppTemplates({
      isProduction: true,
      WHATSAPP_PHONE_NUMBER_ID: id,
      WHATSAPP_TEMPLATE_NAMES: names,
    });

it("where WhatsApp is set, production does not start while a template is missing, and says which", () => {
  const { "application-action": _, ...lacking } = all;
  expect(check(all)).not.toThrow();
  expect(check(lacking)).toThrow("WHATSAPP_TEMPLATE_NAMES has no name for application-action.");
  expect(check(undefined)).toThrow("application-update");
});

it("where it is not set, and in the demo, none is needed", () => {
  const unset = {
    isProduction: true,
    WHATSAPP_PHONE_NUMBER_ID: undefined,
    WHATSAPP_TEMPLATE_NAMES: undefined,
  };
  expect(() => assertWhatsAppTemplates(unset)).not.toThrow();
  expect(() =>
    assertWhatsAppTemplates({ ...unset, isProduction: false, WHATSAPP_PHONE_NUMBER_ID: "1" }),
  ).not.toThrow();
});
