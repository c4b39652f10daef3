import { defineMessages } from "#app/core/words/i18n.ts";
import { sandboxEn } from "./sandbox.en.ts";
import { sandboxHi } from "./sandbox.hi.ts";
import { sandboxTe } from "./sandbox.te.ts";

export const sandboxMessages = defineMessages({ en: sandboxEn, te: sandboxTe, hi: sandboxHi });
