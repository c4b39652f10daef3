import { defineMessages } from "#app/core/words/i18n.ts";
import { studentEn } from "./student.en.ts";
import { studentHi } from "./student.hi.ts";
import { studentTe } from "./student.te.ts";

export const studentMessages = defineMessages({ en: studentEn, te: studentTe, hi: studentHi });
