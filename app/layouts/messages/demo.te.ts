import type { Catalogue } from "#app/core/words/i18n.ts";
import type { demoEn } from "./demo.en.ts";

export const demoTe: Catalogue<typeof demoEn> = {
  label: "డెమో",
  ribbon: "డెమో: కల్పిత వ్యక్తులు, ఉత్తుత్తి చెల్లింపులు, OTP 123456.",
  inbox: "పంపిన ప్రతి సందేశం చూడండి",
};
