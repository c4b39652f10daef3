import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import type { Next } from "#app/core/forms/answering.server.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import { noticeSubjects } from "#app/core/settings/site-notice-shape.ts";
import { giveUpMessage } from "#app/features/notifications/server/outbox/give-up-message.server.ts";
import { retryMessage } from "#app/features/notifications/server/outbox/retry-message.server.ts";
import { gatewayNames } from "../gateway-names.ts";
import type { SystemDone } from "../system-done.ts";
import { announceOutage } from "./announce-outage.server.ts";
import { endOutage } from "./end-outage.server.ts";
import { rerunJobs } from "./rerun-jobs.server.ts";
import { tellDesks } from "./tell-desks.server.ts";

const here = "/admin/system";
const ids = z.array(z.string().max(60)).min(1, "Tick at least one.").max(200);
const ticked = z.object({ id: ids });
const isOther = (value: unknown) => value !== "";

const said = (did: SystemDone, count = 0): Next => ({ to: `${here}?count=${count}`, say: did });

/** The buttons of /admin/system. What somebody else has dealt with meanwhile is passed over. */
export const systemActions = defineActions({
  retry: button({
    schema: ticked,
    run: ({ actor }, { id }) => each(id, (messageId) => retryMessage(actor, messageId)),
    next: (_press, count) => said("retried", count),
  }),
  "give-up": button({
    schema: ticked.extend({ reason: z.string("Say why.").trim().min(3, "Say why.").max(200) }),
    run: ({ actor }, { id, reason }) => each(id, (messageId) => giveUpMessage(actor, { messageId, reason })),
    next: (_press, count) => said("given_up", count),
  }),
  rerun: button({
    schema: ticked,
    run: ({ actor }, { id }) => rerunJobs(actor, id),
    next: (_press, count) => said("rerun", count),
  }),
  announce: button({
    schema: z.object({
      about: z.enum(noticeSubjects, "Choose what does not work."),
      hours: z.preprocess(
        (value) => (isOther(value) ? value : undefined),
        z.coerce.number().int().min(1).max(48).optional(),
      ),
    }),
    run: ({ actor }, outage) => announceOutage(actor, outage),
    next: said("announced"),
  }),
  "end-outage": button({ run: ({ actor }) => endOutage(actor), next: said("ended") }),
  "tell-desks": button({
    schema: z.object({ gateway: z.enum(Object.values(gatewayNames)) }),
    run: ({ actor }, { gateway }) => tellDesks(actor, gateway),
    next: (_press, count) => said("told", count),
  }),
});

async function each(messages: readonly string[], change: (id: string) => Promise<void>): Promise<number> {
  let changed = 0;
  for (const id of messages) {
    try {
      await change(id);
      changed += 1;
    } catch (error) {
      const isGone = isProblem(error) && (error.status === 404 || error.status === 409);
      if (!isGone) throw error;
    }
  }
  return changed;
}
