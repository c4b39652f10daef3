import { defineMessages } from "#app/core/i18n.ts";
import { shellEn } from "./shell.en.ts";
import { shellHi } from "./shell.hi.ts";
import { shellTe } from "./shell.te.ts";

export const shellMessages = defineMessages({ en: shellEn, te: shellTe, hi: shellHi });
