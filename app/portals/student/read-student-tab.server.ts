import { istDaysBetween, now } from "#app/core/clock.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { env } from "#app/core/settings/env.server.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { whatIsWanted } from "#app/features/applications/server/checks/what-is-wanted.server.ts";
import { listApplications } from "#app/features/applications/server/lists/list-applications.server.ts";
import { listNewestApplications } from "#app/features/applications/server/lists/list-newest-applications.server.ts";
import { listOwnStates } from "#app/features/applications/server/lists/list-own-states.server.ts";
import { applicationList } from "#app/features/applications/views/application-list.ts";
import { hasConsent } from "#app/features/identity/server/consents/has-consent.server.ts";
import { readNotificationsTab } from "#app/features/notifications/server/bell/read-notifications-tab.server.ts";
import { getPreferences } from "#app/features/notifications/server/preferences/get-preferences.server.ts";
import { pushKey } from "#app/features/notifications/server/push/push-key.server.ts";
import { findRegistration } from "#app/features/registration/server/find-registration.server.ts";
import { optionMessages } from "#app/features/scholarships/messages/options.messages.server.ts";
import { findStudentProfile } from "#app/features/scholarships/server/facts/find-student-profile.server.ts";
import { matchScholarshipsForStudent } from "#app/features/scholarships/server/matching/match-scholarships-for-student.server.ts";
import { verdictsInWords } from "#app/features/scholarships/server/matching/verdicts-in-words.server.ts";
import { listSaved } from "#app/features/scholarships/server/saved/list-saved.server.ts";
import { cardIn } from "#app/features/scholarships/server/words/card-in.server.ts";
import { listComingSessions } from "./list-coming-sessions.server.ts";
import { nextStepOf, recentOf } from "./next-step.ts";
import { readShelf } from "./read-shelf.server.ts";
import type { StudentTab } from "./student-tabs.ts";
import type { StudentTabData } from "./student-view.ts";

/** Only what the open tab shows. */
export async function readStudentTab(
  actor: Actor,
  tab: StudentTab,
  url: URL,
  language: Language,
): Promise<StudentTabData> {
  switch (tab) {
    case "dashboard": {
      const [{ lines, total }, registration] = await Promise.all([
        listNewestApplications(actor, language),
        findRegistration(actor),
      ]);
      const nextStep = nextStepOf({
        lines,
        savedAt: registration?.savedAt ?? null,
        isSent: Boolean(registration?.submittedAt),
        isFeeDue: env().REGISTRATION_FEE_PAISE > 0 && registration?.status === "payment_due",
      });
      const { wanted, dueAt } = nextStep.kind === "fix" ? nextStep.line : { wanted: null, dueAt: null };
      return {
        tab,
        recent: recentOf(lines),
        total,
        nextStep,
        wanted: wanted && whatIsWanted(wanted, language),
        daysLeft: dueAt ? Math.max(0, istDaysBetween(now(), new Date(dueAt))) : null,
        sessions: await listComingSessions(actor, language),
        ...(await matchesFor(actor, language, 3)),
      };
    }
    case "applications": {
      const query = parseListQuery(applicationList, url);
      const { rows, total, next, previous } = await listApplications(actor, query, language);
      return {
        tab,
        rows,
        total,
        search: query.search,
        status: query.filters.status[0] ?? "",
        isNarrowed: query.isNarrowed,
        nextHref: next && query.toUrl({ cursor: next }),
        previousHref: previous && query.toUrl({ cursor: previous }),
        exportHref: `/student/applications.csv${url.search}`,
      };
    }
    case "find": {
      const saved = await listSaved(actor);
      return {
        tab,
        saved: saved.slice(0, 20).map((card) => cardIn(card, language)),
        ...(await matchesFor(actor, language, 12)),
      };
    }
    case "profile":
      return { tab, ...(await readShelf(actor, url, language)) };
    case "notifications":
      return { tab, pushKey: pushKey(), ...(await readNotificationsTab(actor, url, language)) };
    case "settings":
      return { tab, preferences: await getPreferences(actor) };
  }
}

async function matchesFor(actor: Actor, language: Language, limit: number) {
  const kinds = optionMessages[language].providerTypes;
  const profile = await findStudentProfile(actor);
  if (!profile) {
    return { matches: [], verdicts: {}, fits: 0, kinds, mayAsk: await mayAskToMatch(actor) };
  }
  const without = (await listOwnStates(actor)).map(({ number }) => number);
  const { matches, fits } = await matchScholarshipsForStudent(profile, { limit, openOnly: true, without });
  return {
    matches: matches.map(({ card }) => cardIn(card, language)),
    verdicts: verdictsInWords(matches, language),
    fits,
    kinds,
    mayAsk: false,
  };
}

/** Registered, but without consent to be matched: that is why nothing is recommended. */
async function mayAskToMatch(actor: Actor): Promise<boolean> {
  const registration = await findRegistration(actor);
  return Boolean(registration?.submittedAt) && !(await hasConsent(actor.studentId ?? "", "profile_matching"));
}
