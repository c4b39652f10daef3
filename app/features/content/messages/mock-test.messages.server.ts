import { defineMessages } from "#app/core/words/i18n.ts";
import { mockTestEn } from "./mock-test.en.ts";
import { mockTestHi } from "./mock-test.hi.ts";
import { mockTestTe } from "./mock-test.te.ts";

export const mockTestMessages = defineMessages({ en: mockTestEn, te: mockTestTe, hi: mockTestHi });
