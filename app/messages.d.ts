import type { applyEn } from "#app/features/applications/messages/apply.en.ts";
import type { trackingEn } from "#app/features/applications/messages/tracking.en.ts";
import type { awardEn } from "#app/features/awards/messages/award.en.ts";
import type { counselingEn } from "#app/features/content/messages/counseling.en.ts";
import type { examDatesEn } from "#app/features/content/messages/exam-dates.en.ts";
import type { faqEn } from "#app/features/content/messages/faq.en.ts";
import type { guideEn } from "#app/features/content/messages/guide.en.ts";
import type { helpEn } from "#app/features/content/messages/help.en.ts";
import type { legalEn } from "#app/features/content/messages/legal.en.ts";
import type { mockEn } from "#app/features/content/messages/mock.en.ts";
import type { mockTestEn } from "#app/features/content/messages/mock-test.en.ts";
import type { storyEn } from "#app/features/content/messages/story.en.ts";
import type { tipsEn } from "#app/features/content/messages/tips.en.ts";
import type { bookingEn } from "#app/features/helpdesk/messages/booking.en.ts";
import type { sessionFormEn } from "#app/features/helpdesk/messages/session-form.en.ts";
import type { accountEn } from "#app/features/identity/messages/account.en.ts";
import type { emailEn } from "#app/features/identity/messages/email.en.ts";
import type { factorsEn } from "#app/features/identity/messages/factors.en.ts";
import type { loginEn } from "#app/features/identity/messages/login.en.ts";
import type { nomineeEn } from "#app/features/identity/messages/nominee.en.ts";
import type { addressEn } from "#app/features/notifications/messages/address.en.ts";
import type { sandboxEn } from "#app/features/payments/messages/sandbox.en.ts";
import type { letterEn } from "#app/features/payouts/messages/letter.en.ts";
import type { payoutEn } from "#app/features/payouts/messages/payout.en.ts";
import type { recoveryEn } from "#app/features/recovery/messages/recovery.en.ts";
import type { registrationEn } from "#app/features/registration/messages/registration.en.ts";
import type { verifyEn } from "#app/features/reviews/messages/verify.en.ts";
import type { discoveryEn } from "#app/features/scholarships/messages/discovery.en.ts";
import type { factsEn } from "#app/features/scholarships/messages/facts.en.ts";
import type { certificateEn } from "#app/features/workshops/messages/certificate.en.ts";
import type { demoEn } from "#app/layouts/messages/demo.en.ts";
import type { shellEn } from "#app/layouts/messages/shell.en.ts";
import type { uiEn } from "#app/layouts/messages/ui.en.ts";
import type { studentEn } from "#app/portals/student/messages/student.en.ts";
import type { homeEn } from "#app/portals/visitor/messages/home.en.ts";

/** Every catalogue of the product: a key that does not exist fails the build. Rooms add their line here. */
declare module "use-intl" {
  interface AppConfig {
    Messages: {
      account: typeof accountEn;
      address: typeof addressEn;
      apply: typeof applyEn;
      award: typeof awardEn;
      booking: typeof bookingEn;
      certificate: typeof certificateEn;
      counseling: typeof counselingEn;
      demo: typeof demoEn;
      discovery: typeof discoveryEn;
      factors: typeof factorsEn;
      facts: typeof factsEn;
      faq: typeof faqEn;
      guide: typeof guideEn;
      help: typeof helpEn;
      home: typeof homeEn;
      legal: typeof legalEn;
      letter: typeof letterEn;
      login: typeof loginEn;
      email: typeof emailEn;
      examDates: typeof examDatesEn;
      mock: typeof mockEn;
      mockTest: typeof mockTestEn;
      nominee: typeof nomineeEn;
      payout: typeof payoutEn;
      recovery: typeof recoveryEn;
      registration: typeof registrationEn;
      sandbox: typeof sandboxEn;
      sessionForm: typeof sessionFormEn;
      shell: typeof shellEn;
      story: typeof storyEn;
      student: typeof studentEn;
      tips: typeof tipsEn;
      tracking: typeof trackingEn;
      ui: typeof uiEn;
      verify: typeof verifyEn;
    };
  }
}
