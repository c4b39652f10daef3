import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { countCampaignStep } from "./count-campaign-step.server.ts";

/** The page of a notification: that it was opened, and that its button was pressed (T10: by a post). */
export const noticeActions = defineActions({
  open: button({
    run: ({ actor, param }) => countCampaignStep(actor, param("token"), "open"),
    next: { show: null },
  }),
  click: button({
    run: ({ actor, param }) => countCampaignStep(actor, param("token"), "click"),
    next: (_press, target) => target,
  }),
});
