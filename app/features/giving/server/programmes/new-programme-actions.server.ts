import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { newProgrammeSchema } from "../../forms/new-programme.ts";
import { findRenewal } from "../donations/find-renewal.server.ts";
import { createDonorProgramme } from "./create-donor-programme.server.ts";

/** The form of a donor's new programme, or of one renewed. */
export const newProgrammeActions = defineActions({
  programme: button({
    schema: newProgrammeSchema,
    async run({ actor, url }, value) {
      const renewsId = url.searchParams.get("renew");
      // Another donor's programme cannot be renewed, nor seen to exist (T13).
      if (renewsId) await findRenewal(actor, renewsId);
      return createDonorProgramme(actor, value, { renewsId });
    },
    next: (_press, { id }) => `/donor/donations/new?programme=${id}`,
  }),
});
