import { defineMessages } from "#app/core/words/i18n.ts";
import { lockerEn } from "./locker.en.ts";
import { lockerHi } from "./locker.hi.ts";
import { lockerTe } from "./locker.te.ts";

export const lockerMessages = defineMessages({ en: lockerEn, te: lockerTe, hi: lockerHi });
