import { type ReactNode, useEffect, useState } from "react";
import {
  Links,
  Meta,
  Outlet,
  redirectDocument,
  Scripts,
  ScrollRestoration,
  useMatches,
  useNavigation,
} from "react-router";
import { IntlProvider } from "use-intl";
import { meetings } from "#app/adapters/meetings/meetings.server.ts";
import { istDate, now } from "#app/core/clock.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import { fragmentHeader } from "#app/core/requests/fragment-header.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { sessionHintScript } from "#app/core/requests/session-hint.ts";
import { softPages } from "#app/core/requests/soft-pages.ts";
import { env } from "#app/core/settings/env.server.ts";
import { collectMessages } from "#app/core/words/collect-messages.ts";
import { defaultLanguage, languageTable } from "#app/core/words/i18n.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { siteNotice } from "#app/db/site-notice.server.ts";
import { guardAccess } from "#app/features/identity/server/sessions/guard-access.server.ts";
import { ErrorPage } from "#app/layouts/error-page.tsx";
import { demoMessages, shellMessages, uiMessages } from "#app/layouts/messages/shell.messages.server.ts";
import { UiWordsProvider } from "#app/layouts/ui-words-provider.tsx";
import { useNonce } from "#app/layouts/use-nonce.ts";
import { useRootData } from "#app/layouts/use-root-data.ts";
import { findRoute, routeTable } from "#app/route-table.ts";
import { markPending } from "#app/still/show-pending.ts";
import { speculationRules } from "#app/still/speculation-rules.server.ts";
import stillUrl from "#app/still/still.ts?worker&url";
import stylesUrl from "#app/ui/styles/app.css?url";
import type { Route } from "./+types/root";

export const middleware: Route.MiddlewareFunction[] = [leaveForStillPages, guardAccess(routeTable)];

/** A page without React is always asked for as a document: the router is told to leave it to the browser. */
async function leaveForStillPages(
  { request, url }: Parameters<Route.MiddlewareFunction>[0],
  next: () => Promise<Response>,
): Promise<Response> {
  const isData = new URL(request.url).pathname.endsWith(".data");
  if (isData && request.method === "GET" && findRoute(url.pathname)?.still) {
    throw redirectDocument(url.pathname + url.search);
  }
  return next();
}

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: stylesUrl },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icon-192.png" },
];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const settings = env();
  const route = findRoute(url.pathname);
  const isFragments = request.headers.has(fragmentHeader);
  return {
    language,
    // Where nothing lives there is nothing to work with either.
    isStill: route ? route.still === true : true,
    isFragments,
    ahead: route?.layout === "public" && !isFragments ? speculationRules() : undefined,
    user: await signedInAs(context, url),
    publicUrl: settings.PUBLIC_URL,
    demo: settings.isDemo,
    hasVideo: meetings(settings) !== null,
    notice: siteNotice.current(),
    mainSiteUrl: settings.MAIN_SITE_URL,
    year: Number(istDate(now()).slice(0, 4)),
    social: settings.SOCIAL_LINKS,
    support: {
      phone: settings.SUPPORT_PHONE,
      email: settings.SUPPORT_EMAIL,
      whatsapp: settings.WHATSAPP_NUMBER,
    },
    messages: loadMessages(language, {
      shell: shellMessages,
      ui: uiMessages,
      ...(settings.isDemo && { demo: demoMessages }),
    }),
  };
}

/** For a header that is right without script: a page that is made for one reader says who that is. */
async function signedInAs(context: Route.LoaderArgs["context"], url: URL): Promise<string | undefined> {
  const route = findRoute(url.pathname);
  if (!route || route.cache) return undefined;
  try {
    const actor = await getActor(context);
    return actor.userId && !actor.helper ? actor.role : undefined;
  } catch (error) {
    // With the database away (O10b) the page says so, inside a shell that knows the reader's language.
    if (isProblem(error)) return undefined;
    throw error;
  }
}

/** After the first paint, like the scripts of the other pages. */
const startStill = `requestAnimationFrame(()=>setTimeout(()=>import(${JSON.stringify(stillUrl)})))`;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRootData<Route.ComponentProps["loaderData"]>();
  const nonce = useNonce();
  const language = data?.language ?? defaultLanguage;
  // Only the first page's word: from then on the hint in the browser is kept up to date by the pages.
  const [user] = useState(data?.user);
  // A page that React runs stays one, whatever is shown on it later.
  const [isStill] = useState(data?.isStill ?? false);
  // Scripts begin after the first paint; from here on the page answers by itself (journeys wait for it).
  useEffect(() => {
    document.documentElement.dataset.live = "";
  }, []);
  return (
    <html
      lang={language}
      dir={languageTable[language].dir}
      data-user={user}
      data-face={isStill ? "" : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#171a4c" />
        <Meta />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; as a child React would escape its quotes
          dangerouslySetInnerHTML={{ __html: sessionHintScript }}
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, named by its hash in the policy */}
        <style dangerouslySetInnerHTML={{ __html: softPages }} />
        <Links />
        {/* What the phone says of the installed app, in the language it is installed in. */}
        <link rel="manifest" href={`/manifest.webmanifest?lang=${data?.language ?? defaultLanguage}`} />
      </head>
      <body>
        {children}
        <p className="offline" role="status">
          {data?.messages.shell?.offline}
        </p>
        {data?.ahead && (
          <script
            type="speculationrules"
            nonce={nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own list of routes
            dangerouslySetInnerHTML={{ __html: data.ahead }}
          />
        )}
        {isStill ? (
          <script
            nonce={nonce}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
            dangerouslySetInnerHTML={{ __html: startStill }}
          />
        ) : (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const messages = collectMessages(useMatches());
  const isPending = useNavigation().state !== "idle";
  useEffect(() => markPending(isPending), [isPending]);
  return (
    <IntlProvider locale={loaderData.language} messages={messages} timeZone="Asia/Kolkata">
      <UiWordsProvider>
        <Outlet />
      </UiWordsProvider>
    </IntlProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main">
      <ErrorPage error={error} />
    </main>
  );
}
