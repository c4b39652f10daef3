import { defineMessages } from "#app/core/words/i18n.ts";
import { demoEn } from "./demo.en.ts";
import { demoHi } from "./demo.hi.ts";
import { demoTe } from "./demo.te.ts";
import { shellEn } from "./shell.en.ts";
import { shellHi } from "./shell.hi.ts";
import { shellTe } from "./shell.te.ts";
import { uiEn } from "./ui.en.ts";
import { uiHi } from "./ui.hi.ts";
import { uiTe } from "./ui.te.ts";

export const shellMessages = defineMessages({ en: shellEn, te: shellTe, hi: shellHi });
export const uiMessages = defineMessages({ en: uiEn, te: uiTe, hi: uiHi });
export const demoMessages = defineMessages({ en: demoEn, te: demoTe, hi: demoHi });
