import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { campaignSchema } from "../../forms/insurance-forms.ts";
import { previewCampaign } from "./preview-campaign.server.ts";
import { sendCampaign } from "./send-campaign.server.ts";
import { testCampaign } from "./test-campaign.server.ts";

/** The buttons of the form of a notification: look at it, send it to oneself, send it. */
export const campaignsActions = defineActions({
  add: button({
    schema: campaignSchema,
    run: ({ actor }, value) => sendCampaign(actor, value),
    next: "/admin/notifications?done=sent",
  }),
  preview: button({
    schema: campaignSchema,
    run: ({ actor }, value) => previewCampaign(actor, value),
    next: (_press, preview) => ({ show: { preview, isTested: false } }),
  }),
  test: button({
    schema: campaignSchema,
    async run({ actor }, value) {
      await testCampaign(actor, value);
      return previewCampaign(actor, value);
    },
    next: (_press, preview) => ({ show: { preview, isTested: true } }),
  }),
});
