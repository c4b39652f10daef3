import Printer from "lucide-react/icons/printer";
import { notFound } from "#app/core/errors.ts";
import { defaultLanguage } from "#app/core/i18n.ts";
import { loadMessages } from "#app/core/load-messages.server.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { AsOf } from "../components/as-of.tsx";
import { DocumentSections } from "../components/document-sections.tsx";
import { examResources } from "../data/exam-resources.ts";
import { datedMessages } from "../messages/dated.messages.server.ts";
import type { Route } from "./+types/exam-resource-page";

export function loader({ params }: Route.LoaderArgs) {
  const resource = examResources.find(({ id }) => id === params.resource);
  if (!resource) throw notFound("This material is not here.");
  return { resource, partMessages: loadMessages(defaultLanguage, { dated: datedMessages }) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.resource.title ?? "Study material",
    description: `Free study material: ${loaderData?.resource.description ?? ""}`,
    path: `/exam-preparation/resources/${loaderData?.resource.id ?? ""}`,
  });

export default function ExamResourcePage({ loaderData }: Route.ComponentProps) {
  const { title, count, facts, material } = loaderData.resource;
  return (
    <div className="wrap pb-20">
      <PageHead
        title={title}
        lead={count}
        crumbs={
          <Breadcrumb
            crumbs={[
              { label: "Exam Preparation", href: "/exam-preparation" },
              { label: "Resources", href: "/exam-preparation#resources" },
              { label: title },
            ]}
          />
        }
      >
        <p className="mt-4 no-print needs-script">
          <Button type="button" kind="quiet" size="sm" icon={Printer} data-print>
            Print
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
