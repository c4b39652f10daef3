import type { Job } from "#app/db/jobs/jobs.server.ts";
import { maintenanceJobs } from "#app/db/jobs/maintenance-jobs.server.ts";
import { applicationJobs } from "#app/features/applications/server/application-jobs.server.ts";
import { contentJobs } from "#app/features/content/server/content-jobs.server.ts";
import { csrJobs } from "#app/features/csr/server/csr-jobs.server.ts";
import { documentJobs } from "#app/features/documents/server/document-jobs.server.ts";
import { givingJobs } from "#app/features/giving/server/giving-jobs.server.ts";
import { remindBookersJob } from "#app/features/helpdesk/server/bookings/remind-bookers-job.server.ts";
import { enquiryJobs } from "#app/features/helpdesk/server/enquiries/enquiry-jobs.server.ts";
import { auditCheckJob } from "#app/features/identity/audit-check/audit-check-job.server.ts";
import { identityJobs } from "#app/features/identity/server/identity-jobs.server.ts";
import { keyRotationJob } from "#app/features/identity/server/keys/key-rotation-job.server.ts";
import { instituteJobs } from "#app/features/institutes/server/institute-jobs.server.ts";
import { campaignJobs } from "#app/features/insurance/server/campaigns/campaign-jobs.server.ts";
import { fraudJobs } from "#app/features/insurance/server/fraud/fraud-jobs.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { operationJobs } from "#app/features/operations/server/operation-jobs.server.ts";
import { organisationJobs } from "#app/features/organisations/server/organisation-jobs.server.ts";
import { paymentJobs } from "#app/features/payments/server/payment-jobs.server.ts";
import { payoutJobs } from "#app/features/payouts/server/batches/payout-jobs.server.ts";
import { publishingJobs } from "#app/features/publishing/server/publishing-jobs.server.ts";
import { recoveryJobs } from "#app/features/recovery/server/recovery-jobs.server.ts";
import { reportJobs } from "#app/features/reports/server/report-jobs.server.ts";
import { reviewJobs } from "#app/features/reviews/server/review-jobs.server.ts";
import { scholarshipJobs } from "#app/features/scholarships/server/scholarship-jobs.server.ts";
import { sendDigests } from "./send-digests.ts";

/** Every background job of every room. */
export const jobs: Job[] = [
  ...maintenanceJobs,
  ...scholarshipJobs(sendDigests),
  ...applicationJobs,
  ...reviewJobs,
  ...identityJobs,
  ...instituteJobs,
  ...organisationJobs,
  ...recoveryJobs,
  ...notificationJobs,
  ...paymentJobs,
  ...enquiryJobs,
  ...documentJobs,
  remindBookersJob,
  keyRotationJob,
  auditCheckJob,
  ...campaignJobs,
  ...fraudJobs,
  ...reportJobs,
  ...contentJobs,
  ...payoutJobs,
  ...csrJobs,
  ...givingJobs,
  ...operationJobs,
  ...publishingJobs,
];
