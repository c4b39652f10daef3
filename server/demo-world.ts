import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { staffRoleWords } from "#app/core/portals/staff-roles.ts";
import { prepareJobs } from "#app/db/jobs/jobs.server.ts";
import { projectRoot } from "#app/db/migrating/project-root.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { readSetting, writeSetting } from "#app/db/settings.server.ts";
import { buildApplicationsDemo } from "#app/features/applications/demo/applications-demo.server.ts";
import { buildContentDemo } from "#app/features/content/demo/content-demo.server.ts";
import { buildCsrDemo } from "#app/features/csr/demo/csr-demo.server.ts";
import { demoChecker } from "#app/features/giving/demo/demo-giving.ts";
import { buildEnquiriesDemo } from "#app/features/helpdesk/demo/enquiries-demo.server.ts";
import { buildHelpdeskDemo } from "#app/features/helpdesk/demo/helpdesk-demo.server.ts";
import { demoPortals, demoStaff, demoStudent } from "#app/features/identity/demo/demo-people.ts";
import { buildIdentityDemo } from "#app/features/identity/demo/identity-demo.server.ts";
import { buildInstitutesDemo } from "#app/features/institutes/demo/institutes-demo.server.ts";
import { buildInsuranceDemo } from "#app/features/insurance/demo/insurance-demo.server.ts";
import { payClaims } from "#app/features/insurance/demo/pay-claims.server.ts";
import { buildAwardsDemo } from "#app/features/payouts/demo/awards-demo.server.ts";
import { buildFundingDemo } from "#app/features/payouts/demo/funding-demo.server.ts";
import { sendHerAward } from "#app/features/payouts/demo/her-award-demo.server.ts";
import { buildTrustDemo } from "#app/features/payouts/demo/trust-demo.server.ts";
import { buildSuggestionsDemo } from "#app/features/publishing/suggestions/suggestions-demo.server.ts";
import { buildRegistrationDemo } from "#app/features/registration/demo/registration-demo.server.ts";
import { buildReviewsDemo } from "#app/features/reviews/demo/reviews-demo.server.ts";
import {
  buildScholarshipsDemo,
  catalogueFiles,
} from "#app/features/scholarships/demo/scholarships-demo.server.ts";
import { buildAdminDemo } from "#app/portals/admin/demo/admin-demo.server.ts";
import { jobs } from "./job-list.ts";

/** What a newcomer types to look around; fixed, so that people and tests can rely on it. */
export const demoSignIns = [
  "  Student       phone 9876543210, OTP 123456",
  "  Institute     phone 9876543211, OTP 123456 (verifier 9876543221, reviewer 9876543222)",
  "  Super admin   admin@scholarsetu.example / Demo-Admin-2024",
  `  Second admin  ${demoChecker.email} / ${demoChecker.password}`,
  ...demoStaff.map(
    ({ role, email, password }) => `  ${staffRoleWords[role].label.padEnd(14)}${email} / ${password}`,
  ),
  "  Donor         donor@scholarsetu.example / Demo-Donor-2024",
  "  CSR           csr@scholarsetu.example / Demo-Csr-2024",
];

const settingKey = "demo-world.edition";

/**
 * Each room builds its part, through the same verbs as real use, the lower rooms first. A world that this very
 * build has finished before is left alone: asking every room again would hold up each start.
 */
export async function buildDemoWorld(bundle: string | null, say: (line: string) => void): Promise<void> {
  const edition = bundle && (await editionOf([bundle, ...catalogueFiles(), ...contentFiles()]));
  if (edition && (await readSetting(settingKey)) === edition) return;
  say("Building the demo world");
  // Verbs write their messages, and a message is a job: the queues must be there first.
  await prepareJobs(jobs);
  await buildIdentityDemo();
  await buildScholarshipsDemo();
  await buildInstitutesDemo();
  await buildRegistrationDemo();
  await buildHelpdeskDemo({ studentUserId: demoStudent.userId, adminUserId: demoPortals.admin.userId });
  await buildEnquiriesDemo({ adminUserId: demoPortals.admin.userId });
  await buildSuggestionsDemo({ adminUserId: demoPortals.admin.userId });
  await buildContentDemo();
  await buildInsuranceDemo();
  await payClaims(demoChecker.userId);
  await buildTrustDemo();
  // After what notifies the student: three stay unread.
  await buildApplicationsDemo();
  await buildReviewsDemo();
  await buildFundingDemo();
  await sendHerAward();
  await buildAwardsDemo();
  await buildCsrDemo();
  // Last, because it counts what the others have put under the bell: eight things.
  await buildAdminDemo({ adminUserId: demoPortals.admin.userId });
  if (edition) await inTransaction((tx) => writeSetting(tx, settingKey, edition));
}

/** What the rooms' demos read (app/db/read-content.server.ts), in one order. */
function contentFiles(): string[] {
  return globSync("content/demo/*.json", { cwd: projectRoot() })
    .sort()
    .map((path) => join(projectRoot(), path));
}

/** The bundle names its parts by their content, so its first file stands for all of them. */
async function editionOf(paths: string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const path of paths) hash.update(await readFile(path));
  return hash.digest("hex");
}
