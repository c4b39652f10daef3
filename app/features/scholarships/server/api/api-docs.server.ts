import { Hono } from "hono";
import type { ApiOperation } from "../../api/api-operation.ts";
import { openApiDocument } from "./open-api-document.server.ts";

const hourly = { "Cache-Control": "public, max-age=3600" };

/** The OpenAPI document and a page of our own that shows it: no script, no other origin. */
export function apiDocs(operations: readonly ApiOperation[], server: string): Hono {
  const app = new Hono();
  const spec = openApiDocument(operations, server);
  const page = pageOf(operations, spec);
  app.get("/api/openapi.json", (c) => c.json(spec, 200, hourly));
  app.get("/api/docs", (c) => c.html(page, 200, hourly));
  app.get("/api/docs.css", (c) =>
    c.text(style, 200, { ...hourly, "Content-Type": "text/css; charset=utf-8" }),
  );
  return app;
}

type Json = Record<string, unknown>;

function pageOf(operations: readonly ApiOperation[], spec: Json): string {
  const paths = spec.paths as Record<string, Record<string, Json>>;
  const sections = operations.map((operation) => {
    const described = paths[operation.path]?.[operation.method] ?? {};
    const parameters = (described.parameters ?? []) as Json[];
    const body = described.requestBody as { content?: Json } | undefined;
    const responses = described.responses as Record<string, { description: string; content?: Json }>;
    return `<section id="${escapeHtml(operation.name)}">
      <h2><code>${operation.method.toUpperCase()} ${escapeHtml(operation.path)}</code></h2>
      <p>${escapeHtml(operation.summary)}</p>
      ${parameters.length > 0 ? parameterTable(parameters) : ""}
      ${body ? block("What it takes", body.content) : ""}
      ${Object.entries(responses)
        .map(([status, { description, content }]) => block(`${status}: ${description}`, content))
        .join("")}
    </section>`;
  });
  const links = operations.map(
    ({ name, method, path }) =>
      `<li><a href="#${escapeHtml(name)}"><code>${method.toUpperCase()} ${escapeHtml(path)}</code></a></li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>ScholarSetu API</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
    <link rel="stylesheet" href="/api/docs.css"></head><body><main><h1>ScholarSetu API</h1>
    <p>JSON over HTTP, without a key. Errors are RFC 9457 problem details (<code>application/problem+json</code>) with a
    request id. For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>. <a href="/">To the site</a>.</p>
    <nav aria-label="Calls"><ul>${links.join("")}</ul></nav>${sections.join("")}</main></body></html>`;
}

function parameterTable(parameters: readonly Json[]): string {
  const rows = parameters.map(({ name, in: place, description, schema }) => {
    const { enum: one, items } = schema as { enum?: string[]; items?: { enum?: string[] } };
    const options = one ?? items?.enum;
    const words = [description, options && `one of: ${options.join(", ")}`].filter(Boolean).join("; ");
    return `<tr><th scope="row"><code>${escapeHtml(String(name))}</code></th><td>${escapeHtml(String(place))}</td><td>${escapeHtml(words)}</td></tr>`;
  });
  return `<table><caption>Parameters</caption><thead><tr><th scope="col">Name</th><th scope="col">Where</th>
    <th scope="col">Meaning</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function block(title: string, content: unknown): string {
  if (!content) return "";
  return `<details><summary>${escapeHtml(title)}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(content, null, 2))}</pre></details>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:1rem}h1{line-height:1.2}h2{font-size:1.1rem;margin-top:2rem;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}caption{text-align:left;font-weight:600}
th,td{border-bottom:1px solid color-mix(in srgb,currentColor 25%,transparent);padding:.4rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
pre{overflow:auto;max-height:30rem;padding:1rem;border:1px solid color-mix(in srgb,currentColor 25%,transparent);border-radius:.5rem}
summary{cursor:pointer;padding:.4rem 0}`;
