import { log } from "#app/core/requests/observing/log.server.ts";
import { traceWith } from "#app/core/requests/observing/trace.server.ts";
import type { Env } from "#app/core/settings/env.server.ts";

/**
 * OpenTelemetry, when OTEL_EXPORTER_OTLP_ENDPOINT says where traces go. Its packages are loaded only then: off, it
 * costs one comparison. Sampling, headers and the like are its own OTEL_… variables. Returns what sends the rest.
 */
export async function startTracing(
  settings: Pick<Env, "OTEL_EXPORTER_OTLP_ENDPOINT" | "OTEL_SERVICE_NAME">,
): Promise<() => Promise<void>> {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return async () => undefined;
  const [{ context, SpanStatusCode }, hooks, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] =
    await Promise.all([
      import("@opentelemetry/api"),
      import("@opentelemetry/context-async-hooks"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/resources"),
      import("@opentelemetry/sdk-trace"),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, "")}/v1/traces` });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ "service.name": settings.OTEL_SERVICE_NAME }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer("scholarsetu");
  traceWith((name, attributes, work) =>
    tracer.startActiveSpan(name, { attributes }, async (span) => {
      try {
        return await work((more) => span.setAttributes(more));
      } catch (error) {
        // Its kind only: a message may quote what somebody typed (T27).
        span.setAttribute("error.type", error instanceof Error ? error.name : typeof error);
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    }),
  );
  log.info("traces are sent to the collector");
  return async () => {
    traceWith(null);
    await provider.shutdown().catch((error: unknown) => log.warn({ err: error }, "traces were not sent"));
  };
}
