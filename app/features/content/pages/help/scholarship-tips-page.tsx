import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { TipExamples } from "../../components/exams/tip-examples.tsx";
import { InfoHero } from "../../components/info-hero.tsx";
import { tipsMessages } from "../../messages/tips.messages.server.ts";
import { getScholarshipTips } from "../../server/get-scholarship-tips.server.ts";
import type { Route } from "./+types/scholarship-tips-page";

export function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, description } = tipsMessages[language];
  return {
    ...getScholarshipTips(language),
    title,
    description,
    messages: loadMessages(language, { tips: tipsMessages }),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/scholarship-tips",
  });

export default function ScholarshipTipsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("tips");
  const { categories, dos, donts, mistakes, timeline, essays, interviews } = loaderData;
  return (
    <>
      <InfoHero title={t("title")} picture="lamp" lead={t("lead")}>
        <p className="row row--acts">
          <LinkButton kind="go" href="/scholarships">
            {t("find")}
          </LinkButton>
          <LinkButton kind="quiet" href="#mistakes">
            {t("mistakes.title")}
          </LinkButton>
        </p>
      </InfoHero>
      <Section title={t("subjects")} id="tips">
        <Accordion
          items={categories.map(({ id, title, summary, tips }, index) => ({
            id,
            title: (
              <span>
                {title}
                <span className="small muted grid font-text">{summary}</span>
              </span>
            ),
            open: index === 0,
            children: (
              <ul className="stack">
                {tips.map((tip) => (
                  <li key={tip.title}>
                    <b className="strong">{tip.title}.</b> {tip.text}
                  </li>
                ))}
              </ul>
            ),
          }))}
        />
      </Section>
      <Section title={t("doAndDont")} tone="sunken">
        <div className="cols cols--2 gap-10">
          <ul className="ticks" aria-label={t("dos")}>
            {dos.map((text) => (
              <li key={text}>
                <Icon of={Check} />
                {text}
              </li>
            ))}
          </ul>
          <ul className="ticks" aria-label={t("donts")}>
            {donts.map((text) => (
              <li key={text}>
                <Icon of={X} className="text-bad-mark!" />
                {text}
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section title={t("mistakes.title")} id="mistakes">
        <Panel>
          <DataTable
            caption={t("mistakes.caption")}
            rows={[...mistakes]}
            rowKey={({ mistake }) => mistake}
            columns={[
              { id: "mistake", head: t("mistakes.mistake"), kind: "key", cell: ({ mistake }) => mistake },
              { id: "what", head: t("mistakes.what"), cell: ({ whatHappens }) => whatHappens },
              { id: "instead", head: t("mistakes.instead"), cell: ({ instead }) => instead },
            ]}
          />
        </Panel>
      </Section>
      <Section title={t("year")} tone="sunken" id="timeline">
        <ol className="walk">
          {timeline.map(({ when, title, tasks }) => (
            <li key={when}>
              <h3>
                {when}: {title}
              </h3>
              <ul className="list-disc ps-5 text-sm text-ink-2">
                {tasks.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t("essays")} id="essays">
        <TipExamples tips={essays} />
      </Section>
      <Section title={t("interviews")} tone="sunken" id="interviews">
        <TipExamples tips={interviews} />
      </Section>
      <Section tone="ground" title={t("unsure")} lead={t("unsureText")}>
        <LinkButton kind="go" href="/counseling#book">
          {t("book")}
        </LinkButton>
      </Section>
    </>
  );
}
