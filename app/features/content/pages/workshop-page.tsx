import { notFound } from "#app/core/errors.ts";
import { readFormData } from "#app/core/form.ts";
import { defaultLanguage } from "#app/core/i18n.ts";
import { loadMessages } from "#app/core/load-messages.server.ts";
import { formatCount } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { BookingForm } from "#app/features/helpdesk/components/booking-form.tsx";
import { sessionFormMessages } from "#app/features/helpdesk/messages/session-form.messages.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { workshopFormSchema } from "../forms/booking-forms.ts";
import { findWorkshopPlace } from "../server/find-workshop-place.server.ts";
import { listWorkshops } from "../server/list-workshops.server.ts";
import { takeBooking } from "../server/take-booking.server.ts";
import type { Route } from "./+types/workshop-page";

export async function loader({ params }: Route.LoaderArgs) {
  const workshop = (await listWorkshops()).find(({ id }) => id === params.workshop);
  if (!workshop) throw notFound("This workshop is not here. It may be over.");
  return { workshop, partMessages: loadMessages(defaultLanguage, { sessionForm: sessionFormMessages }) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  return takeBooking({
    request,
    fields: await readFormData(request, 64 * 1024),
    context,
    schema: workshopFormSchema,
    written: defaultLanguage,
    message: "Registered successfully! Your place is reserved, and we remind you the day before.",
    ask: async (contact) => {
      const found = await findWorkshopPlace(params.workshop);
      if (!found) throw notFound();
      const { workshop, minutes, place } = found;
      return {
        request: {
          ...contact,
          kind: "workshop",
          service: workshop.id,
          title: workshop.title,
          minutes,
          answers: {},
        },
        place,
      };
    },
  });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.workshop.title ?? "Workshop",
    description: loaderData?.workshop.description ?? "",
    path: `/career-guidance/workshops/${loaderData?.workshop.id ?? ""}`,
  });

export default function WorkshopPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, description, day, time, where, speaker, registered, participants, isOver } =
    loaderData.workshop;
  const isFull = registered >= participants && !actionData;
  return (
    <div className="wrap pb-20">
      <PageHead
        title={title}
        lead={description}
        crumbs={
          <Breadcrumb
            crumbs={[
              { label: "Career Guidance", href: "/career-guidance" },
              { label: "Workshops", href: "/career-guidance#workshops" },
              { label: title },
            ]}
          />
        }
      />
      <Facts
        facts={[
          { term: "Date", value: day },
          { term: "Time", value: time },
          { term: "Where", value: where },
          { term: "Speaker", value: speaker },
          { term: "Participants", value: `${formatCount(registered)} of ${formatCount(participants)}` },
          { term: "Price", value: "Free" },
        ]}
      />
      <section className="mt-10 max-w-[var(--wrap-form)]" aria-labelledby="register-title">
        <h2 id="register-title" className="sec-title mb-6">
          Register Free
        </h2>
        {isOver && <p>This workshop is over.</p>}
        {isFull && !isOver && <p>All places are taken.</p>}
        {!isOver && !isFull && (
          <BookingForm
            id="register"
            isWorkshop
            answer={actionData}
            nameLabel="Name"
            submitLabel="Register Free"
          >
            {() => null}
          </BookingForm>
        )}
      </section>
    </div>
  );
}
