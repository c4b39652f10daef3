import { getActor } from "#app/core/requests/request-context.ts";
import { exportClaimBatch } from "../../server/claim-payments/export-claim-batch.server.ts";
import type { Route } from "./+types/claim-bank-file";

export async function loader({ params, context }: Route.LoaderArgs) {
  return exportClaimBatch(await getActor(context), params.batchId);
}
