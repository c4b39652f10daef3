import Printer from "lucide-react/icons/printer";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { AsOf } from "../../components/as-of.tsx";
import { DocumentSections } from "../../components/document-sections.tsx";
import { datedMessages } from "../../messages/dated.messages.server.ts";
import { examPlanMessages } from "../../messages/exam-plan.messages.server.ts";
import { documentIn } from "../../server/document-in.server.ts";
import { examResources } from "../../server/exams/exam-resources.server.ts";
import { getExamPreparation } from "../../server/exams/get-exam-preparation.server.ts";
import type { Route } from "./+types/exam-resource-page";

export function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const resource = examResources.find(({ id }) => id === params.resource);
  if (!resource) throw notFound("This material is not here.");
  const card = getExamPreparation(language).resources.find(({ id }) => id === resource.id);
  return {
    resource: { ...resource, ...card, material: documentIn(resource.material, language) },
    lead: fillMessage(examPlanMessages[language].material, { said: card?.description ?? "" }),
    messages: loadMessages(language, { dated: datedMessages, examPlan: examPlanMessages }),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.resource.title ?? "",
    description: loaderData?.lead ?? "",
    path: `/exam-preparation/resources/${loaderData?.resource.id ?? ""}`,
  });

export default function ExamResourcePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("examPlan");
  const { title, count, facts, material } = loaderData.resource;
  return (
    <div className="wrap pb-20">
      <PageHead
        title={title}
        lead={count}
        crumbs={
          <Breadcrumb
            crumbs={[
              { label: t("exams"), href: "/exam-preparation" },
              { label: t("resources"), href: "/exam-preparation#resources" },
              { label: title },
            ]}
          />
        }
      >
        <p className="mt-4 no-print needs-script">
          <Button type="button" kind="quiet" size="sm" icon={Printer} data-print>
            {t("print")}
          </Button>
        </p>
      </PageHead>
      <p className="lead">{material.intro}</p>
      <DocumentSections sections={material.sections} />
      {facts && (
        <div className="mt-8">
          <AsOf fact={facts} />
        </div>
      )}
    </div>
  );
}
