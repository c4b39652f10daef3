import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { conflict, forbidden, ProblemError, tooManyRequests } from "#app/core/requests/errors.ts";
import { refusalContext, requestIdContext } from "#app/core/requests/request-context.ts";
import { withProblems } from "./with-problems.ts";

/** A build of one resource route, as React Router's compiler would make it. */
function buildOf(loader: () => unknown): ServerBuild {
  return {
    entry: { module: { default: () => new Response("page") } },
    routes: {
      root: { id: "root", path: "", module: { default: () => null } },
      "features/x/pages/x-page": {
        id: "features/x/pages/x-page",
        parentId: "root",
        path: "x",
        module: { loader },
      },
    },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
}

async function answer(error: unknown): Promise<Response> {
  const handle = createRequestHandler(
    withProblems(
      buildOf(() => {
        throw error;
      }),
    ),
    "production",
  );
  const context = new RouterContextProvider();
  context.set(requestIdContext, "request-1");
  return handle(new Request("http://site/x"), context);
}

describe("what a verb throws", () => {
  it("T31: becomes an answer with its own status and headers, never a 500", async () => {
    expect((await answer(conflict("Somebody was quicker."))).status).toBe(409);
    const limited = await answer(tooManyRequests(30));
    expect(limited.status).toBe(429);
    expect(limited.headers.get("Retry-After")).toBe("30");
  });

  it("T31: stays a 500 without its words when it is our own fault", async () => {
    const failed = await answer(new Error("secret detail"));
    expect(failed.status).toBe(500);
    expect(await failed.text()).not.toContain("secret detail");
    expect(failed).not.toBeInstanceOf(ProblemError);
  });
});

describe("what the guard refused", () => {
  it.each(["loader", "action"] as const)(
    "T12: does not run its %s, and answers as refused",
    async (doing) => {
      let ran = 0;
      const run = () => {
        ran += 1;
        return new Response("the page's own rows");
      };
      const build = buildOf(run);
      const page = build.routes["features/x/pages/x-page"];
      if (page) page.module = { ...page.module, action: run } as never;
      const context = new RouterContextProvider();
      const request = () => new Request("http://site/x", { method: doing === "loader" ? "GET" : "POST" });
      const handle = createRequestHandler(withProblems(build), "production");
      expect(await (await handle(request(), context)).text()).toBe("the page's own rows");
      context.set(refusalContext, forbidden());
      const refused = await handle(request(), context);
      expect({ status: refused.status, ran }).toEqual({ status: 403, ran: 1 });
      expect(await refused.text()).not.toContain("rows");
    },
  );
});
