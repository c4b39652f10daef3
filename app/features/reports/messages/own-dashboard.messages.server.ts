import { defineMessages } from "#app/core/words/i18n.ts";
import { ownDashboardEn } from "./own-dashboard.en.ts";
import { ownDashboardHi } from "./own-dashboard.hi.ts";
import { ownDashboardTe } from "./own-dashboard.te.ts";

export const ownDashboardMessages = defineMessages({
  en: ownDashboardEn,
  te: ownDashboardTe,
  hi: ownDashboardHi,
});
