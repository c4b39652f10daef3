import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { readFormData } from "#app/core/forms/form.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { env } from "#app/core/settings/env.server.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { sandboxMessages } from "../messages/sandbox.messages.server.ts";
import { playSandbox, type SandboxView } from "../server/play-sandbox.server.ts";
import type { Route } from "./+types/sandbox-page";

/** In production it is not there. */
export function loader({ context }: Route.LoaderArgs) {
  if (!env().isDemo) throw notFound();
  const language = context.get(languageContext);
  return {
    title: sandboxMessages[language].title,
    messages: loadMessages(language, { sandbox: sandboxMessages }),
  };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await readFormData(request, 64 * 1024);
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 500);
  const wish = text("wish");
  return playSandbox({
    orderId: text("order_id"),
    description: text("description"),
    returnUrl: ownPath(text("return_url")),
    cancelUrl: ownPath(text("cancel_url")),
    wish: wish === "upi" || wish === "card" ? wish : "look",
    card: text("card"),
  });
}

/** The sandbox sends nobody to another site. */
function ownPath(address: string): string {
  const base = env().PUBLIC_URL;
  const url = URL.canParse(address, base) ? new URL(address, base) : new URL("/dashboard", base);
  return `${url.pathname}${url.search}`.replace(/^\/+/, "/");
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "Sandbox bank",
    description: "Plays the bank in demo mode.",
    path: "/payment/sandbox",
    indexed: false,
  });

const cardField = { id: "card", errorId: "card-error", descriptionId: "card-hint", name: "card" };

/** Plays the bank's page: pay by UPI or card, let it fail, or go back. */
export default function SandboxPage({ actionData: view }: Route.ComponentProps) {
  const t = useTranslations("sandbox");
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem] [--wrap:32rem]">
      <PageHead title={t("title")} lead={t("lead")} />
      {view ? <Outcome view={view} /> : <Alert>{t("nothing")}</Alert>}
    </div>
  );
}

function Outcome({ view }: { view: SandboxView }) {
  const t = useTranslations("sandbox");
  return (
    <>
      {view.outcome === "ask" && <Ask view={view} />}
      {view.outcome === "paid" && <WayBack view={view} />}
      {view.outcome === "failed" && (
        <>
          <Alert tone="bad">{t("declined")}</Alert>
          <LinkButton kind="go" plain href={`${view.cancelUrl.replace(/&outcome=\w+$/, "")}&outcome=failed`}>
            {t("back")}
          </LinkButton>
        </>
      )}
    </>
  );
}

function Ask({ view }: { view: SandboxView }) {
  const t = useTranslations("sandbox");
  const { amount } = view;
  return (
    <>
      <dl className="facts">
        <div>
          <dt>{view.description}</dt>
          <dd>{view.amount}</dd>
        </div>
      </dl>
      <form method="post" action="/payment/sandbox" className="card stack">
        <Hidden view={view} />
        <h2 className="card__title">{t("upi")}</h2>
        <Button kind="go" name="wish" value="upi" wide>
          {t("byUpi", { amount })}
        </Button>
      </form>
      <form method="post" action="/payment/sandbox" className="card stack">
        <Hidden view={view} />
        <h2 className="card__title">{t("card")}</h2>
        <TextField
          field={{ ...cardField, initialValue: "4111 1111 1111 1111" }}
          label={t("cardNumber")}
          hint={t("cardHint")}
          inputMode="numeric"
          autoComplete="off"
        />
        <FormButtons>
          <Button name="wish" value="card">
            {t("byCard", { amount })}
          </Button>
          <LinkButton kind="text" plain href={view.cancelUrl}>
            {t("cancel")}
          </LinkButton>
        </FormButtons>
      </form>
    </>
  );
}

function Hidden({ view }: { view: SandboxView }) {
  return (
    <>
      <input type="hidden" name="order_id" value={view.orderId} />
      <input type="hidden" name="description" value={view.description} />
      <input type="hidden" name="return_url" value={view.returnUrl} />
      <input type="hidden" name="cancel_url" value={view.cancelUrl} />
    </>
  );
}

/** Where script runs, the way back is taken by itself. */
function WayBack({ view }: { view: SandboxView }) {
  const t = useTranslations("sandbox");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.requestSubmit(), []);
  return (
    <form ref={form} method="post" action={view.returnUrl} className="stack">
      <Alert tone="ok">{t("paid")}</Alert>
      {Object.entries(view.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button kind="go">{t("back")}</Button>
    </form>
  );
}
