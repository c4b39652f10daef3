import FileText from "lucide-react/icons/file-text";
import IdCard from "lucide-react/icons/id-card";
import Search from "lucide-react/icons/search";
import Users from "lucide-react/icons/users";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { listStudents } from "#app/features/identity/server/list-students.server.ts";
import { AccountPanel } from "../components/account-panel.tsx";
import { PortalHead } from "../components/portal-head.tsx";
import { WayCards } from "../components/way-cards.tsx";
import type { Route } from "./+types/student-dashboard-page";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const students = await listStudents(actor);
  const chosen = students.find((student) => student.isChosen);
  return { name: chosen?.name ?? null, number: chosen?.number ?? "" };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Student dashboard",
    description: "Your applications, scholarships that fit, and what to do next.",
    path: "/student/dashboard",
    indexed: false,
  });

const ways = [
  {
    href: "/scholarships",
    icon: Search,
    title: "Find scholarships",
    text: "Search by class, state and category, and see which ones fit you.",
  },
  {
    href: "/otr-registration",
    icon: IdCard,
    title: "OTR Registration",
    text: "Register once; every application starts from it.",
  },
  {
    href: "/apply",
    icon: FileText,
    title: "Apply",
    text: "Five short steps. What we know is filled in already.",
  },
  {
    href: "/login/student",
    icon: Users,
    title: "Another student",
    text: "A brother or sister on this phone? Change or add.",
  },
];

export default function StudentDashboardPage({ loaderData }: Route.ComponentProps) {
  const { name, number } = loaderData;
  return (
    <>
      <PortalHead
        title={name ? `Welcome back, ${name.split(" ")[0]}` : "Welcome"}
        line={`Student ID ${number}`}
      />
      <div className="wrap sec stack [--gap:2.5rem]">
        <section className="stack">
          <h2>What would you like to do?</h2>
          <WayCards ways={ways} />
        </section>
        <AccountPanel />
      </div>
    </>
  );
}
