import { useTranslations } from "use-intl";
import { formatCount } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { BookingForm } from "#app/features/helpdesk/components/booking-form.tsx";
import { sessionFormMessages } from "#app/features/helpdesk/messages/session-form.messages.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { careerMessages } from "../../messages/career.messages.server.ts";
import { listWorkshops } from "../../server/bookings/list-workshops.server.ts";
import { workshopPlaceActions } from "../../server/bookings/workshop-place-actions.server.ts";
import type { Route } from "./+types/workshop-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const workshop = (await listWorkshops(language)).find(({ id }) => id === params.workshop);
  if (!workshop) throw notFound(careerMessages[language].workshop.gone);
  return {
    workshop,
    messages: loadMessages(language, { career: careerMessages, sessionForm: sessionFormMessages }),
  };
}

export const action = workshopPlaceActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.workshop.title ?? "",
    description: loaderData?.workshop.description ?? "",
    path: `/career-guidance/workshops/${loaderData?.workshop.id ?? ""}`,
  });

export default function WorkshopPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("career");
  const words = useTranslations("sessionForm");
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
              { label: t("workshop.crumbHome"), href: "/career-guidance" },
              { label: t("workshop.crumb"), href: "/career-guidance#workshops" },
              { label: title },
            ]}
          />
        }
      />
      <div id="workshop">
        <Facts
          facts={[
            { term: t("workshop.date"), value: day },
            { term: t("workshop.time"), value: time },
            { term: t("workshop.where"), value: where },
            { term: t("workshop.speaker"), value: speaker },
            {
              term: t("workshop.participants"),
              value: t("workshop.of", {
                registered: formatCount(registered),
                participants: formatCount(participants),
              }),
            },
            { term: t("workshop.price"), value: t("free") },
          ]}
        />
        <section className="mt-10 max-w-[var(--wrap-form)]" aria-labelledby="register-title">
          <h2 id="register-title" className="sec-title mb-6">
            {t("workshop.register")}
          </h2>
          {isOver && <p>{t("workshop.isOver")}</p>}
          {isFull && !isOver && <p>{t("workshop.isFull")}</p>}
          {!isOver && !isFull && (
            <BookingForm
              id="register"
              part="workshop"
              isWorkshop
              answer={actionData}
              nameLabel={words("name")}
              submitLabel={t("workshop.register")}
            >
              {() => null}
            </BookingForm>
          )}
        </section>
      </div>
    </div>
  );
}
