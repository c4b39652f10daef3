import { badRequest, isProblem } from "#app/core/errors.ts";
import { readFormData } from "#app/core/form.ts";
import type { Actor } from "#app/core/permissions.ts";
import { giveUpMessage } from "#app/features/notifications/server/give-up-message.server.ts";
import { retryMessage } from "#app/features/notifications/server/retry-message.server.ts";
import { rerunJobs } from "./rerun-jobs.server.ts";

const MOST = 200;

export type SystemStep = { did: "retried" | "given_up" | "rerun"; count: number };

/** One press on /admin/system, for all that was ticked. What somebody else has dealt with meanwhile is passed over. */
export async function takeSystemStep(actor: Actor, request: Request): Promise<SystemStep> {
  const form = await readFormData(request, 64 * 1024);
  const ids = form.getAll("id").map(String).slice(0, MOST);
  switch (form.get("do")) {
    case "retry":
      return { did: "retried", count: await each(ids, (id) => retryMessage(actor, id)) };
    case "give-up": {
      const reason = String(form.get("reason") ?? "");
      return {
        did: "given_up",
        count: await each(ids, (messageId) => giveUpMessage(actor, { messageId, reason })),
      };
    }
    case "rerun":
      return { did: "rerun", count: await rerunJobs(actor, ids) };
    default:
      throw badRequest();
  }
}

async function each(ids: readonly string[], change: (id: string) => Promise<void>): Promise<number> {
  let changed = 0;
  for (const id of ids) {
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
