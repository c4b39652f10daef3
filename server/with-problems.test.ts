import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { conflict, ProblemError, tooManyRequests } from "#app/core/requests/errors.ts";
import { requestIdContext } from "#app/core/requests/request-context.ts";
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
