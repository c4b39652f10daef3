import { useSearchParams } from "react-router";
import { formatDate, now } from "#app/core/clock.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { workshopTime } from "#app/features/content/workshops/workshop-time.ts";
import { findWorkshopDetail } from "#app/features/helpdesk/server/sessions/find-workshop-detail.server.ts";
import { listParticipants } from "#app/features/helpdesk/server/sessions/list-participants.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Block } from "#app/ui/section.tsx";
import { AttendanceForm } from "../components/attendance-form.tsx";
import { DetailForm } from "../components/detail-form.tsx";
import { getAnnounced } from "../server/get-announced.server.ts";
import { workshopActions } from "../server/workshop-actions.server.ts";
import type { Route } from "./+types/workshop-desk-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const workshop = getAnnounced(params.workshop);
  const [participants, detail] = await Promise.all([
    listParticipants(actor, workshop.id),
    findWorkshopDetail(workshop.id),
  ]);
  return {
    id: workshop.id,
    title: workshop.title,
    when: `${formatDate(workshop.date)}, ${workshop.time}`,
    hasBegun: workshopTime(workshop).startsAt <= now(),
    detail,
    people: participants.map(({ number, name, phone, status, rating, feedback }) => ({
      number,
      name,
      phone,
      status,
      rating,
      feedback,
    })),
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = workshopActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "Workshop",
    description: "Where it is, who comes, and who was there.",
    path: `/admin/workshops/${loaderData?.id ?? ""}`,
    indexed: false,
  });

const said: Record<string, string> = {
  saved: "Saved. Whoever has a place was told by e-mail.",
  present: "Marked as present. They have their certificate now.",
  absent: "Marked as absent.",
};

export default function WorkshopDeskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, when, detail, people, hasBegun } = loaderData;
  const [query] = useSearchParams();
  const told = said[query.get("done") ?? ""];
  return (
    <div className="wrap pb-12">
      <PageHead
        title={title}
        lead={when}
        crumbs={<Breadcrumb crumbs={[{ label: "Workshops", href: "/admin/workshops" }, { label: title }]} />}
      />
      <div className="stack">
        {told && <Said>{told}</Said>}
        {actionData?.errors[""] && (
          <Said tone="bad" answer={actionData}>
            {actionData.errors[""][0]}
          </Said>
        )}
        <Block title="Place and materials">
          <DetailForm detail={detail} answer={actionData ?? null} />
        </Block>
        <Block title="Who comes, and who was there">
          <AttendanceForm people={people} hasBegun={hasBegun} answer={actionData ?? null} />
        </Block>
      </div>
    </div>
  );
}
