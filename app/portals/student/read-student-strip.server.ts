import type { Actor } from "#app/core/portals/permissions.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { countApplications } from "#app/features/applications/server/lists/count-applications.server.ts";
import { findOwnProfile } from "#app/features/applications/server/profile/find-own-profile.server.ts";
import { listSiblings } from "#app/features/identity/server/list-siblings.server.ts";
import type { StudentStrip } from "#app/features/identity/server/students/student-strip.server.ts";
import { countUnread } from "#app/features/notifications/server/bell/count-unread.server.ts";
import { studentMessages } from "./messages/student.messages.server.ts";
import { studentTabOf, studentTabPath, studentTabs } from "./student-tabs.ts";

/** L26: her alerts, papers of money, bookings and settings are one site with her dashboard. */
export async function readStudentStrip(
  actor: Actor,
  path: string,
  language: Language,
): Promise<StudentStrip | null> {
  const current = studentTabOf(path);
  if (!current) return null;
  const [profile, figures, unread, siblings] = await Promise.all([
    findOwnProfile(actor),
    countApplications(actor),
    countUnread(actor),
    listSiblings(actor),
  ]);
  const t = studentMessages[language];
  const counts: Partial<Record<string, { count: number; countLabel: string }>> = {
    applications: {
      count: figures.pendingApplications,
      countLabel: fillMessage(t.pendingCount, { count: figures.pendingApplications }),
    },
    notifications: { count: unread, countLabel: fillMessage(t.unreadCount, { count: unread }) },
  };
  return {
    title: t.title,
    menu: t.tabsLabel,
    name: profile.givenName || profile.fullName,
    look: profile.look,
    siblings: {
      label: t.siblings.label,
      others: siblings.map(({ id, name }) => ({
        id,
        name: name || t.siblings.unnamed,
        words: fillMessage(t.siblings.switch, { name: name || t.siblings.unnamed }),
      })),
    },
    line: fillMessage(t.studentId, { number: profile.studentNumber }),
    tabs: studentTabs.map((id) => ({
      href: studentTabPath(id),
      label: t.tabs[id],
      current: id === current,
      ...counts[id],
    })),
  };
}
