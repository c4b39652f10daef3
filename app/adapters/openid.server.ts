import * as client from "openid-client";
import type { Env } from "#app/core/settings/env.server.ts";
import { perProcess } from "#app/core/settings/per-process.ts";

export interface OpenIdDoor {
  /** What the button says: "Sign in with {name}". */
  readonly name: string;
  /** Where the browser goes, and what it must bring back. */
  begin(redirectUri: string): Promise<{ url: URL; kept: OpenIdKept }>;
  /** The claims of a sign-in that is whole: signature, issuer, audience, time, state, nonce and PKCE are checked. It throws. */
  finish(address: URL, kept: OpenIdKept): Promise<OpenIdClaims>;
}

/** Between the two steps; it travels sealed in a cookie. */
export interface OpenIdKept {
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
}

export interface OpenIdClaims {
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  /** How the provider made sure (RFC 8176): "pwd", "otp", "mfa" … */
  readonly methods: readonly string[];
}

type Settings = Pick<
  Env,
  "OIDC_ISSUER" | "OIDC_CLIENT_ID" | "OIDC_CLIENT_SECRET" | "OIDC_NAME" | "isProduction"
>;

const found = perProcess("openid-discovery", () => new Map<string, Promise<client.Configuration>>());

/** The operator's own identity provider (OpenID Connect, code flow with PKCE); null: none is set. */
export function openId(settings: Settings): OpenIdDoor | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME, isProduction } = settings;
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return null;
  const configuration = () => {
    const key = `${OIDC_ISSUER} ${OIDC_CLIENT_ID}`;
    const known = found.get(key);
    if (known) return known;
    const asked = client.discovery(new URL(OIDC_ISSUER), OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, undefined, {
      execute: [
        // The signature is checked against the provider's keys, too: without this line the connection alone is trusted.
        client.enableNonRepudiationChecks,
        // A provider on this very machine, for a trial; never in production.
        ...(!isProduction && OIDC_ISSUER.startsWith("http://") ? [client.allowInsecureRequests] : []),
      ],
      timeout: 10,
    });
    found.set(key, asked);
    // One that was away is asked again the next time.
    asked.catch(() => found.delete(key));
    return asked;
  };
  return {
    name: OIDC_NAME,
    async begin(redirectUri) {
      const kept = {
        verifier: client.randomPKCECodeVerifier(),
        state: client.randomState(),
        nonce: client.randomNonce(),
      };
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: "openid email",
        code_challenge: await client.calculatePKCECodeChallenge(kept.verifier),
        code_challenge_method: "S256",
        state: kept.state,
        nonce: kept.nonce,
      });
      return { url, kept };
    },
    async finish(address, { verifier, state, nonce }) {
      const tokens = await client.authorizationCodeGrant(await configuration(), address, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error("The provider sent no ID token");
      const methods = Array.isArray(claims.amr) ? claims.amr.filter((one) => typeof one === "string") : [];
      return {
        subject: claims.sub,
        email: typeof claims.email === "string" ? claims.email : null,
        isEmailVerified: claims.email_verified === true,
        methods,
      };
    },
  };
}
