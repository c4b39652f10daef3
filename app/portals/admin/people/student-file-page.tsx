import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { SuspensionButton, SuspensionHistory } from "#app/features/identity/suspension/suspension-part.tsx";
import { studentReasons } from "#app/features/identity/suspension/suspension-reasons.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/student-file-page";
import { FileRows } from "./file-rows.tsx";
import { getStudentFile } from "./get-student-file.server.ts";
import { studentFileActions } from "./student-file-actions.server.ts";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  return {
    file: await getStudentFile(await getActor(context), params.studentId),
    done: url.searchParams.get("done"),
  };
}

export const action = studentFileActions.action;
export const shouldRevalidate = () => true;

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData?.file.number ?? "Student",
    description: "One student, for the desk.",
    path: `/admin/students/${params.studentId}`,
    indexed: false,
  });

const said: Record<string, string> = {
  suspended: "Suspended: signed out everywhere, and told why.",
  restored: "Restored: can sign in again, and was told.",
};

export default function StudentFilePage({ loaderData: { file, done }, actionData }: Route.ComponentProps) {
  const here = `/admin/students/${file.id}`;
  const siblings = file.siblings.map(({ title }) => title);
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pb-12">
      {done && said[done] && !actionData && <Said>{said[done]}</Said>}
      <PageHead
        back={{ href: "/admin/find", label: "Find anybody" }}
        badges={
          <StatusBadge status={file.isHeld ? "suspended" : "active"}>
            {file.isHeld ? "Suspended" : "Active"}
          </StatusBadge>
        }
        title={file.name}
        lead={file.number}
      >
        <div className="row [--gap:0.5rem]">
          {file.maySee && (
            <LinkButton href={`${here}/sees`} kind="quiet" size="sm">
              What she sees
            </LinkButton>
          )}
          {file.maySuspend && (
            <SuspensionButton
              key={String(file.isHeld)}
              name={file.name}
              isHeld={file.isHeld}
              reasons={studentReasons}
              answer={actionData ?? null}
              here={here}
              effect={
                <p>
                  Signed out everywhere at once, and nobody signs in with this number
                  {siblings.length > 0 && `: ${siblings.join(" and ")} on the same phone neither`}.{" "}
                  {file.applications.length} sent applications stay where they are; no payout leaves. Nothing
                  is deleted.
                </p>
              }
            />
          )}
        </div>
      </PageHead>
      <Facts
        facts={[
          ...file.facts,
          { term: "Phone", value: file.phone ?? "–" },
          { term: "E-mail", value: file.email ?? "–" },
        ]}
      />
      <SuspensionHistory suspensions={file.suspensions} />
      <FileRows title="Applications" rows={file.applications} none="None sent." />
      <FileRows title="Payouts" rows={file.payouts} none="None." />
      {file.papers && <FileRows title="Papers" rows={file.papers} none="None in the vault." />}
      {file.messages && <FileRows title="Messages sent" rows={file.messages} none="None yet." />}
      {file.consents && <FileRows title="What she agreed to" rows={file.consents} none="Nothing yet." />}
      {file.trail && <FileRows title="Who did and looked at what" rows={file.trail} none="Nothing yet." />}
      {file.recoveries.length > 0 && <FileRows title="Lost phone" rows={file.recoveries} none="" />}
      {file.siblings.length > 0 && <FileRows title="On the same phone" rows={file.siblings} none="" />}
    </div>
  );
}
