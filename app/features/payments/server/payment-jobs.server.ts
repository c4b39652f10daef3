import { z } from "zod";
import { defineJob, type Job } from "#app/db/jobs/jobs.server.ts";
import { paymentSettlers } from "./payment-settlers.server.ts";
import { reconcilePayments } from "./reconcile-payments.server.ts";

const reconcilePaymentsJob = defineJob({
  name: "payment.reconcile",
  schema: z.object({}),
  cron: "*/5 * * * *",
  singleton: true,
  expireInSeconds: 900,
  run: async () => void (await reconcilePayments(paymentSettlers.all())),
});

export const paymentJobs: readonly Job[] = [reconcilePaymentsJob];
