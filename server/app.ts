import { resolve } from "node:path";
import { Hono } from "hono";
import { adapters } from "#app/adapters/adapters.server.ts";
import { locker } from "#app/adapters/locker/locker.server.ts";
import { problemResponse } from "#app/core/requests/errors.ts";
import { noteCause } from "#app/core/requests/observing/log.server.ts";
import type { Env } from "#app/core/settings/env.server.ts";
import { listArticleAddresses } from "#app/features/content/server/articles/list-article-addresses.server.ts";
import { sandboxLockerApi } from "#app/features/documents/digilocker/sandbox-api.server.ts";
import { hasHadSession } from "#app/features/identity/server/sessions/has-had-session.server.ts";
import { whatsAppApi } from "#app/features/notifications/server/whatsapp/whats-app-api.server.ts";
import { paymentsApi } from "#app/features/payments/server/payments-api.server.ts";
import { registrationOperations } from "#app/features/registration/registration-operations.ts";
import { registrationApi } from "#app/features/registration/server/registration-api.server.ts";
import { scholarshipOperations } from "#app/features/scholarships/scholarship-operations.ts";
import { apiDocs } from "#app/features/scholarships/server/api/api-docs.server.ts";
import { scholarshipsApi } from "#app/features/scholarships/server/api/scholarships-api.server.ts";
import { listScholarshipAddresses } from "#app/features/scholarships/server/lists/list-scholarship-addresses.server.ts";
import { serviceWorker } from "./files/service-worker.ts";
import { siteFiles } from "./files/site-files.ts";
import { staticFiles } from "./files/static-files.ts";
import type { ServerEnv } from "./hono-env.ts";
import { limitBody } from "./http/body-limit.ts";
import { clientAddress } from "./http/client-address.ts";
import { compressReplies } from "./http/compression.ts";
import { holdBack } from "./http/crowd/hold-back.ts";
import { shedOverload } from "./http/crowd/overload.ts";
import { drainBody } from "./http/drain-body.ts";
import { countStatements } from "./http/metrics/count-statements.ts";
import { publicMetrics } from "./http/metrics/metrics-endpoint.ts";
import { requestId } from "./http/metrics/request-id.ts";
import { logRequests } from "./http/metrics/request-log.ts";
import { policyReports, reportPath } from "./http/policy-reports.ts";
import { publicOrigin } from "./http/public-origin.ts";
import { replicaReads } from "./http/replica-reads.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { securityHeaders } from "./http/security-headers.ts";
import type { Readiness } from "./lifecycle/readiness.ts";
import { isPageKept, type PageHandlerOptions, pageHandler } from "./pages/page-handler.ts";

export type AppOptions = Omit<PageHandlerOptions, "formTargets" | "sharedSeconds"> & {
  settings: Env;
  readiness: Readiness;
  clientRoot: string;
};

export function createApp(options: AppOptions): Hono<ServerEnv> {
  const { settings, readiness } = options;
  const app = new Hono<ServerEnv>();

  app.use(requestId());
  app.use(logRequests(settings.LOG_ADDRESSES));
  app.use(securityHeaders(settings.isProduction));

  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => {
    const problem = await readiness.problem();
    return problem ? c.text(problem, 503, { "Retry-After": "5" }) : c.text("ready");
  });
  app.get("/metrics", publicMetrics(settings));

  // A process that only works has no visitors: whoever looks after it asks the three above.
  if (settings.PROCESS_ROLE === "worker") return app;

  app.use(staticFiles(options.clientRoot, settings.ASSETS_DIR));
  app.use(clientAddress(settings.TRUSTED_PROXIES));
  app.use(holdBack());
  app.use(publicOrigin(settings));
  app.use(drainBody());
  app.use(compressReplies());
  app.use(limitBody({ isSession: hasHadSession }));
  // From a browser's own machinery, with no page behind it: it changes nothing but a line in the log.
  app.post(reportPath, policyReports());
  // Signed by the gateway (and by WhatsApp): its own call, and the browser it sends back. A verdict changes nothing, so anybody may ask.
  // The letters' address is a key itself, and mail programs press its button for their reader.
  app.use(
    sameOrigin([
      "/api/v1/payments/webhook",
      "/api/v1/whatsapp/webhook",
      "/payment/return",
      // The demo's DigiLocker: asked by our own server, with the client's secret.
      ...(settings.isDemo
        ? ["/demo/digilocker/public/oauth2/1/token", "/demo/digilocker/public/oauth2/1/revoke"]
        : []),
      "/api/v1/eligibility",
      "/education-blog/letters",
    ]),
  );
  app.use(
    shedOverload({
      maxInFlight: settings.MAX_IN_FLIGHT,
      isReady: (c) => options.cachePages && isPageKept(c.req.raw, options.content()),
    }),
  );
  app.use(countStatements());
  app.use(replicaReads(settings.isProduction));
  app.route(
    "/",
    siteFiles(settings, async () => [...listArticleAddresses(), ...(await listScholarshipAddresses())]),
  );
  app.get("/sw.js", serviceWorker(options.build));
  app.route("/api/v1/registration", registrationApi);
  app.route("/api/v1/payments", paymentsApi);
  app.route("/api/v1/whatsapp", whatsAppApi);
  if (settings.isDemo) app.route("/demo/digilocker/public/oauth2", sandboxLockerApi);
  app.route("/", scholarshipsApi());
  app.route("/", apiDocs([...scholarshipOperations, ...registrationOperations], settings.PUBLIC_URL));

  const page = pageHandler({
    ...options,
    formTargets: formTargetsOf(settings),
    sharedSeconds: settings.SHARED_CACHE_SECONDS,
  });
  app.all("*", (c) => page(c));

  app.onError((error, c) => {
    noteCause(error);
    return problemResponse(error, c.get("requestId"), c.req.raw.headers);
  });
  return app;
}

/** Where a form may lead the browser besides ourselves: the payment page, if it is elsewhere, the gateway, DigiLocker. */
function formTargetsOf(settings: Env): string[] {
  const page = settings.PAYMENT_PAGE_URL.startsWith("/") ? [] : [new URL(settings.PAYMENT_PAGE_URL).origin];
  const others = [adapters().payments.formOrigin, locker()?.formOrigin];
  return [...page, ...others.filter((origin) => typeof origin === "string")];
}

export function clientRootOf(projectRoot: string): string {
  return resolve(projectRoot, process.env.BUILD_DIR ?? "build", "client");
}
