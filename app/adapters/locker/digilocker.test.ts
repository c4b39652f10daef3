import { createHash, createHmac } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import {
  type FakeAnswer,
  type SeenRequest,
  startFakeHttpServer,
} from "#tests/support/doubles/fake-http-server.ts";
import { createDigilocker } from "./digilocker.server.ts";
import { isoDay, readIssuerRecord, readTrustList } from "./issuer-record.server.ts";
import { sandboxIssues, sandboxKeys, sandboxPdf, sandboxRecord } from "./sandbox-papers.server.ts";

const secret = "client-secret";
const asha = { name: "Asha Rao", born: "2008-04-12" };
const income = sandboxIssues[0];
const record = (isForged = false) => sandboxRecord(income, asha, { issuedOn: "2026-10-01", isForged });
const trusted = async () => [(await sandboxKeys("issuer")).publicKey];

let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

async function lockerThat(answer: (request: SeenRequest) => FakeAnswer, timeoutMs = 2000) {
  const server = await startFakeHttpServer(answer);
  close = server.close;
  const urls = { pageUrl: server.url, apiUrl: server.url };
  const config = { name: "digilocker", ...urls, clientId: "us", clientSecret: secret } as const;
  return { locker: createDigilocker({ ...config, trusted, timeoutMs }), requests: server.requests };
}

const sealed = (body: Uint8Array | string, over = body): FakeAnswer => ({
  body,
  headers: { hmac: createHmac("sha256", secret).update(over).digest("base64") },
});

describe("DigiLocker by its protocol", () => {
  test("sends the browser there with a challenge, and asks for the token with the verifier and the secret", async () => {
    const { locker, requests } = await lockerThat(() => ({
      body: JSON.stringify({ access_token: "t".repeat(40), expires_in: "3600" }),
    }));
    const challenge = createHash("sha256").update("v".repeat(64)).digest("base64url");
    const page = new URL(
      locker.authorizeUrl({ state: "s", challenge, redirectUri: "https://us.example/back" }),
    );
    expect(page.pathname).toBe("/public/oauth2/1/authorize");
    expect(Object.fromEntries(page.searchParams)).toEqual({
      response_type: "code",
      client_id: "us",
      redirect_uri: "https://us.example/back",
      state: "s",
      code_challenge: challenge,
      code_challenge_method: "S256",
    });
    const given = { code: "c", verifier: "v".repeat(64), redirectUri: "https://us.example/back" };
    await expect(locker.exchange(given)).resolves.toEqual({ token: "t".repeat(40), seconds: 3600 });
    expect(requests[0]).toMatchObject({ method: "POST", path: "/public/oauth2/1/token" });
    expect(Object.fromEntries(new URLSearchParams(requests[0]?.body.toString()))).toEqual({
      grant_type: "authorization_code",
      code: "c",
      client_id: "us",
      client_secret: secret,
      redirect_uri: "https://us.example/back",
      code_verifier: "v".repeat(64),
    });
  });

  test("lists what was issued; an entry that nobody can read is left out", async () => {
    const items = [
      {
        uri: "in.gov.x-INCER-1",
        name: "Income",
        doctype: "INCER",
        issuer: "X",
        date: "1",
        mime: ["application/pdf", "application/xml"],
      },
      { uri: "in.gov.x-PANCR-1", name: "PAN", doctype: "PANCR", issuer: "X", mime: "application/pdf" },
      { uri: "../../secrets?x", name: "Trick" },
      "nonsense",
    ];
    const { locker, requests } = await lockerThat(() => ({ body: JSON.stringify({ items }) }));
    await expect(locker.listIssued("token")).resolves.toMatchObject([
      { uri: "in.gov.x-INCER-1", hasPdf: true, hasRecord: true },
      { uri: "in.gov.x-PANCR-1", hasPdf: true, hasRecord: false },
    ]);
    expect(requests[0]).toMatchObject({ path: "/public/oauth2/2/files/issued" });
    expect(requests[0]?.headers.authorization).toBe("Bearer token");
  });

  test("takes a file only with DigiLocker's seal over it, as a PDF, within the limit", async () => {
    const pdf = await sandboxPdf(income, asha, "2026-10-01");
    const answers: Record<string, FakeAnswer> = {
      good: sealed(pdf),
      bare: { body: pdf },
      changed: sealed(pdf, Buffer.from("another")),
      gif: sealed("GIF89a"),
      large: sealed(Buffer.concat([pdf, Buffer.alloc(6_000_000)])),
    };
    const { locker } = await lockerThat(
      ({ path }) => answers[path.split("/").at(-1) ?? ""] ?? { status: 404 },
    );
    expect(Buffer.from(await locker.readPdf("t", "good")).equals(pdf)).toBe(true);
    await expect(locker.readPdf("t", "bare")).rejects.toMatchObject({ code: "wrong_hmac" });
    await expect(locker.readPdf("t", "changed")).rejects.toMatchObject({ code: "wrong_hmac" });
    await expect(locker.readPdf("t", "gif")).rejects.toMatchObject({ code: "not_pdf" });
    await expect(locker.readPdf("t", "large")).rejects.toMatchObject({ code: "too_large" });
    await expect(locker.readPdf("t", "none")).rejects.toMatchObject({ code: "http_404" });
  });

  test("says what is hers to mend and what is not; no answer is waited for without end", async () => {
    const answers: FakeAnswer[] = [
      { status: 400, body: '{"error":"invalid_grant"}' },
      { status: 401 },
      { status: 503 },
      { body: "<html>" },
      { status: 302, headers: { location: "http://127.0.0.1:1/" } },
      { hang: true },
    ];
    const { locker } = await lockerThat(() => answers.shift() ?? {}, 200);
    const exchange = () => locker.exchange({ code: "c", verifier: "v", redirectUri: "r" });
    await expect(exchange()).rejects.toMatchObject({ code: "expired" });
    await expect(locker.listIssued("t")).rejects.toMatchObject({ code: "expired" });
    await expect(locker.listIssued("t")).rejects.toMatchObject({ code: "http_503", verdict: "away" });
    await expect(exchange()).rejects.toMatchObject({ code: "unreadable_answer" });
    await expect(locker.listIssued("t")).rejects.toMatchObject({ code: "unreachable" });
    await expect(locker.listIssued("t")).rejects.toMatchObject({ code: "timeout" });
  });
});

describe("the issuer's signature", () => {
  test("a record that a trusted issuer signed is read", async () => {
    expect(readIssuerRecord(await record(), await trusted())).toEqual({
      type: "INCER",
      issuer: income.issuer,
      holder: "Asha Rao",
      holderBorn: "2008-04-12",
      issuedOn: "2026-10-01",
      validUntil: null,
      isRevoked: false,
    });
  });

  test("signed by another, changed, unsigned, signed twice, wrapped or with a document type it is not", async () => {
    const keys = await trusted();
    const good = await record();
    const refused = (xml: string, code: string) =>
      expect(() => readIssuerRecord(xml, keys)).toThrowError(expect.objectContaining({ code }));
    refused(await record(true), "forged_signature");
    refused(good.replace("Asha Rao", "Usha Rao"), "forged_signature");
    refused(good.replace("<CertificateData/>", "<CertificateData>9</CertificateData>"), "forged_signature");
    const signature = /<Signature[\s\S]+<\/Signature>/.exec(good)?.[0] ?? "";
    refused(good.replace(signature, ""), "unsigned_record");
    refused(good.replace(signature, signature + signature), "unsigned_record");
    refused(`<Certificate type="INCER"><Old>${good}</Old></Certificate>`, "unsigned_record");
    refused(`<!DOCTYPE x [<!ENTITY e "x">]>${good}`, "unreadable_record");
    refused("no xml at all", "unreadable_record");
    expect(() => readIssuerRecord(good, [])).toThrow();
    const [weak] = [good.replaceAll("xmldsig-more#rsa-sha256", "xmldsig-more#rsa-md5")];
    refused(weak ?? "", "forged_signature");
  });

  test("a list of trust may hold certificates and keys; days are read as offices write them", async () => {
    const { publicKey } = await sandboxKeys("issuer");
    expect(readTrustList(`# State board\n${publicKey}\n\n${publicKey}`)).toHaveLength(2);
    expect(["31-12-2026", "1/2/2026", "2026-12-31T00:00:00", "31-02-2026", "", null].map(isoDay)).toEqual([
      "2026-12-31",
      "2026-02-01",
      "2026-12-31",
      null,
      null,
      null,
    ]);
  });
});
