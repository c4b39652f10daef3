import Download from "lucide-react/icons/download";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { trackingMessages } from "#app/features/applications/messages/tracking.messages.server.ts";
import { awardMessages } from "#app/features/awards/messages/award.messages.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { OfferForm, OutsideForm } from "../components/award-answers.tsx";
import { AwardForms } from "../components/award-forms.tsx";
import { ReturnedHead, ReturnedScene } from "../components/returned-part.tsx";
import { payoutMessages } from "../messages/payout.messages.server.ts";
import { awardActions } from "../server/awards/award-actions.server.ts";
import { getOwnAward } from "../server/awards/get-own-award.server.ts";
import type { Route } from "./+types/award-page";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const {
    paidAt: _,
    applicant: __,
    acceptedAt: ___,
    studentId: ____,
    lastDayIso: _____,
    submittedAt: ______,
    ...own
  } = await getOwnAward(await getActor(context), params.awardId);
  const done = url.searchParams.get("done");
  return {
    own,
    done:
      (["code", "saved", "looked", "sent", "accepted", "declined", "confirmed", "disputed"] as const).find(
        (known) => known === done,
      ) ?? null,
    title: payoutMessages[language].title,
    messages: loadMessages(language, {
      payout: payoutMessages,
      award: awardMessages,
      ...(own.place === "returned" && { tracking: roadWords }),
    }),
  };
}

const roadWordsIn = ({ roadSteps, moment: { returned, scenes } }: (typeof trackingMessages)["en"]) => ({
  roadSteps,
  moment: { returned, scenes },
});
/** Of the tracking page's words, only those of the picture. */
const roadWords = {
  en: roadWordsIn(trackingMessages.en),
  te: roadWordsIn(trackingMessages.te),
  hi: roadWordsIn(trackingMessages.hi),
};

export const action = awardActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.title ?? "", description: "", path: "/payouts", indexed: false });

export default function AwardPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("payout");
  const award = useTranslations("award");
  const { own, done } = loaderData;
  const isReturned = own.place === "returned";
  return (
    <>
      {isReturned && <ReturnedScene />}
      <div className="wrap stack pb-16 [--gap:1.5rem] [--wrap:44rem]">
        {isReturned ? (
          <ReturnedHead own={own} />
        ) : (
          <PageHead
            title={t("title")}
            lead={t("lead", { programme: own.programme, number: own.number })}
            back={{ href: `/applications/${own.number}`, label: t("back") }}
          />
        )}
        {done && <Alert tone="ok">{t(done)}</Alert>}
        {isReturned ? (
          <AwardForms own={own} isCodeSent={done === "code"} answer={actionData} />
        ) : (
          <Alert tone={own.status === "paid" ? "ok" : "info"} live={false}>
            {award(`told.${own.place}`, {
              amount: own.amount,
              account: own.account ?? "",
              payer: own.payer,
              lastDay: own.lastDay,
            })}
          </Alert>
        )}
        <Facts
          facts={[
            { term: t("amount"), value: <span className="num strong">{own.amount}</span> },
            { term: t("payer"), value: own.payer },
            ...(own.acceptBy ? [{ term: t("lastDay"), value: own.lastDay }] : []),
            ...(own.account
              ? [{ term: t("account"), value: <span className="num">{own.account}</span> }]
              : []),
            ...(own.reference
              ? [{ term: t("reference"), value: <span className="num nowrap">{own.reference}</span> }]
              : []),
            ...(own.paidOn ? [{ term: t("date"), value: own.paidOn }] : []),
          ]}
        />
        <p className="row">
          {own.hasLetter && (
            <LinkButton plain download kind="quiet" icon={Download} href={`/payouts/${own.id}/letter`}>
              {t("letter")}
            </LinkButton>
          )}
          {own.status === "paid" && (
            <LinkButton plain download kind="quiet" icon={Download} href={`/payouts/${own.id}/receipt`}>
              {t("receipt")}
            </LinkButton>
          )}
        </p>
        {own.acceptBy && <OfferForm />}
        {own.outside && own.place !== "paid" && (
          <OutsideForm own={own} outside={own.outside} answer={actionData} />
        )}
        {!isReturned && <AwardForms own={own} isCodeSent={done === "code"} answer={actionData} />}
      </div>
    </>
  );
}
