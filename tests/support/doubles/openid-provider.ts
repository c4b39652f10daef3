import { createHash, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export const openIdClient = { id: "scholarsetu-desk", secret: "a secret between the two" } as const;

export interface Person {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly amr?: readonly string[];
}

/** What a hostile or broken provider would answer in place of the right thing. */
export interface Fault {
  readonly issuer?: string;
  readonly audience?: string;
  readonly nonce?: string;
  readonly expiresIn?: number;
  /** Signed with a key that nobody published. */
  readonly isForged?: boolean;
  readonly algorithm?: "none";
}

/** A small OpenID provider that speaks the real protocol: discovery, code flow with PKCE, signed ID tokens, keys. */
export async function startOpenIdProvider() {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: "jwk" }), kid: "key-1", use: "sig", alg: "RS256" };
  let person: Person = {};
  let fault: Fault = {};
  const codes = new Map<string, { challenge: string; nonce: string; redirectUri: string }>();
  let issuer = "";

  function idToken(nonce: string): string {
    const at = Math.floor(Date.now() / 1000);
    const isNone = fault.algorithm === "none";
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const head = part(isNone ? { alg: "none" } : { alg: "RS256", kid: "key-1" });
    const body = part({
      ...person,
      nonce: fault.nonce ?? nonce,
      iss: fault.issuer ?? issuer,
      aud: fault.audience ?? openIdClient.id,
      sub: "person-1",
      iat: at - 600,
      exp: at + (fault.expiresIn ?? 300),
    });
    if (isNone) return `${head}.${body}.`;
    const key = fault.isForged ? stranger.privateKey : privateKey;
    return `${head}.${body}.${sign("RSA-SHA256", Buffer.from(`${head}.${body}`), key).toString("base64url")}`;
  }

  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", issuer);
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify(body));
    };
    if (url.pathname === "/.well-known/openid-configuration") {
      return send(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
        code_challenge_methods_supported: ["S256"],
      });
    }
    if (url.pathname === "/keys") return send(200, { keys: [jwk] });
    if (url.pathname === "/authorize") {
      const code = randomUUID();
      const redirectUri = url.searchParams.get("redirect_uri") ?? "";
      codes.set(code, {
        challenge: url.searchParams.get("code_challenge") ?? "",
        nonce: url.searchParams.get("nonce") ?? "",
        redirectUri,
      });
      const back = new URL(redirectUri);
      back.searchParams.set("code", code);
      back.searchParams.set("state", url.searchParams.get("state") ?? "");
      response.writeHead(302, { Location: back.href });
      return response.end();
    }
    if (url.pathname !== "/token") return send(404, {});
    let text = "";
    request.on("data", (chunk) => {
      text += chunk;
    });
    request.on("end", () => {
      const form = new URLSearchParams(text);
      const known = codes.get(form.get("code") ?? "");
      codes.delete(form.get("code") ?? "");
      const challenge = createHash("sha256")
        .update(form.get("code_verifier") ?? "")
        .digest("base64url");
      if (!known || known.challenge !== challenge || known.redirectUri !== form.get("redirect_uri")) {
        return send(400, { error: "invalid_grant" });
      }
      send(200, { access_token: "unused", token_type: "Bearer", id_token: idToken(known.nonce) });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    is(next: Person, wrong: Fault = {}) {
      person = next;
      fault = wrong;
    },
    /** What the browser does at the provider: it is sent back with a code. */
    async approve(there: URL): Promise<URL> {
      const answer = await fetch(there, { redirect: "manual" });
      return new URL(answer.headers.get("location") ?? "");
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
