import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { Route } from "./+types/student-file-page";
import type { Found } from "./find-view.ts";
import { getStudentFile } from "./get-student-file.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  return { file: await getStudentFile(await getActor(context), params.studentId) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData?.file.number ?? "Student",
    description: "One student, for the desk.",
    path: `/admin/students/${params.studentId}`,
    indexed: false,
  });

export default function StudentFilePage({ loaderData: { file } }: Route.ComponentProps) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pb-12">
      <PageHead back={{ href: "/admin/find", label: "Find anybody" }} title={file.name} lead={file.number} />
      <Facts
        facts={[
          ...file.facts,
          { term: "Phone", value: file.phone ?? "–" },
          { term: "E-mail", value: file.email ?? "–" },
        ]}
      />
      <Rows title="Applications" rows={file.applications} none="None sent." />
      <Rows title="Payouts" rows={file.payouts} none="None." />
      {file.recoveries.length > 0 && <Rows title="Lost phone" rows={file.recoveries} none="" />}
      {file.siblings.length > 0 && <Rows title="On the same phone" rows={file.siblings} none="" />}
    </div>
  );
}

function Rows({ title, rows, none }: { title: string; rows: readonly Found[]; none: string }) {
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <p className="panel__body muted">{none}</p>
      ) : (
        <ul>
          {rows.map(({ id, title: name, line, href }) => (
            <li key={id} className="border-line border-t px-4 py-3">
              {href ? <Anchor href={href}>{name}</Anchor> : <b>{name}</b>}
              <span className="small muted block break-words">{line}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
