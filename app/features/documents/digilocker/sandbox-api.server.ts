import { createHmac } from "node:crypto";
import { Hono } from "hono";
import { sandboxClient } from "#app/adapters/locker/locker.server.ts";
import { sandboxLocker } from "#app/adapters/locker/sandbox-locker.server.ts";
import { timingSafeEqualText } from "#app/core/secrets/crypto.server.ts";

const refused = (error: string) => ({ error, error_description: "Refused by the sandbox" });

/** DigiLocker's side of the protocol, in demo mode only: what the real client asks over HTTP. */
export const sandboxLockerApi = new Hono()
  .post("/1/token", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const text = (name: string) => form.get(name) ?? "";
    if (!isUs(form)) return c.json(refused("invalid_client"), 403);
    if (text("grant_type") !== "authorization_code") return c.json(refused("unsupported_grant_type"), 400);
    const [code, verifier, redirectUri] = [text("code"), text("code_verifier"), text("redirect_uri")];
    const token = sandboxLocker.exchange({ code, verifier, redirectUri });
    return token ? c.json(token) : c.json(refused("invalid_grant"), 400);
  })
  .post("/1/revoke", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    if (!isUs(form)) return c.json(refused("invalid_client"), 403);
    sandboxLocker.revoke(form.get("token") ?? "");
    return c.json({});
  })
  .get("/2/files/issued", (c) => {
    const list = sandboxLocker.list(bearer(c.req.header("authorization")));
    return list ? c.json(list) : c.json(refused("invalid_token"), 401);
  })
  .get("/1/file/:uri", async (c) => answer(c.req.header("authorization"), c.req.param("uri"), "pdf"))
  .get("/1/xml/:uri", async (c) => answer(c.req.header("authorization"), c.req.param("uri"), "xml"));

function isUs(form: URLSearchParams): boolean {
  const { clientId, clientSecret } = sandboxClient();
  const secret = form.get("client_secret") ?? "";
  return form.get("client_id") === clientId && timingSafeEqualText(secret, clientSecret);
}

const bearer = (header: string | undefined) => /^Bearer (\S+)$/.exec(header ?? "")?.[1] ?? "";

async function answer(header: string | undefined, uri: string, kind: "pdf" | "xml"): Promise<Response> {
  const token = bearer(header);
  if (!sandboxLocker.list(token)) return Response.json(refused("invalid_token"), { status: 401 });
  const file = await sandboxLocker.file(token, uri, kind);
  if (!file) return Response.json(refused("uri_missing"), { status: 404 });
  const hmac = createHmac("sha256", sandboxClient().clientSecret).update(file.sealed).digest("base64");
  return new Response(Uint8Array.from(file.bytes), {
    headers: { "Content-Type": `application/${kind}`, "Cache-Control": "no-store", hmac },
  });
}
