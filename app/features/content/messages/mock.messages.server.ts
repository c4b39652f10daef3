import { defineMessages } from "#app/core/words/i18n.ts";
import { mockEn } from "./mock.en.ts";
import { mockHi } from "./mock.hi.ts";
import { mockTe } from "./mock.te.ts";

export const mockMessages = defineMessages({ en: mockEn, te: mockTe, hi: mockHi });
