import { createHash } from "node:crypto";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { sha256Hex } from "#app/adapters/files/aws-signature.server.ts";
import { type Env, parseEnv } from "#app/core/settings/env.server.ts";
import {
  type FakeAnswer,
  type SeenRequest,
  startFakeHttpServer,
} from "#tests/support/doubles/fake-http-server.ts";
import { startFakeSmtpServer } from "#tests/support/doubles/fake-smtp-server.ts";
import { productionSettings } from "#tests/support/production-settings.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { checkContacts } from "./check-contacts.ts";
import { checkDataFolder } from "./check-data-folder.ts";
import { checkFileStore } from "./check-file-store.ts";
import { checkMail } from "./check-mail.ts";
import { checkPayments } from "./check-payments.ts";
import { checkProxy } from "./check-proxy.ts";
import { checkSms } from "./check-sms.ts";
import type { Finding } from "./finding.ts";
import { describeSmsTexts, smsTexts } from "./sms-texts.ts";

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

const nobody = "http://127.0.0.1:9";

function settingsWith(changes: Record<string, string> = {}): Env {
  return parseEnv({ ...productionSettings(), ...changes }, () => {
    throw new Error("must not be asked");
  });
}

async function fakeHttp(answer: (request: SeenRequest) => FakeAnswer) {
  const server = await startFakeHttpServer(answer);
  cleanups.push(() => server.close());
  return server;
}

async function newFolder(): Promise<string> {
  const folder = tempFolder("doctor");
  return folder;
}

const statesOf = (findings: readonly Finding[]) => findings.map(({ state }) => state);
const badOf = (findings: readonly Finding[]) =>
  findings
    .filter(({ state }) => state === "bad")
    .map(({ sentence }) => sentence)
    .join("\n");

describe("O18: the doctor looks by using", () => {
  it("the data folder: writes, reads, removes, and leaves nothing", async () => {
    const folder = await newFolder();
    expect(statesOf(await checkDataFolder(settingsWith({ DATA_DIR: folder })))).not.toContain("bad");
    expect(await readdir(folder)).toEqual([]);
    await writeFile(join(folder, "file"), "");
    const below = settingsWith({ DATA_DIR: join(folder, "file", "data") });
    expect(badOf(await checkDataFolder(below))).toMatch(/cannot be written \(ENOTDIR\)/);
  });

  it("the documents on disk, and in a bucket that keeps, refuses, is not there, or is no store", async () => {
    const folder = await newFolder();
    expect(statesOf(await checkFileStore(settingsWith({ DATA_DIR: folder })))).toContain("good");

    const kept = new Map<string, Buffer>();
    const bucket = await fakeHttp(({ method, path, body, headers }) => {
      if (headers["x-amz-content-sha256"] !== sha256Hex(body)) return { status: 400 };
      if (method === "PUT") kept.set(path, body);
      if (method === "PUT") return { headers: { etag: `"${createHash("md5").update(body).digest("hex")}"` } };
      if (method === "DELETE") kept.delete(path);
      const found = kept.get(path);
      return found ? { body: found } : { status: 404 };
    });
    const s3 = (endpoint: string) =>
      settingsWith({
        FILE_STORE: "s3",
        S3_BUCKET: "vault",
        S3_ENDPOINT: endpoint,
        S3_ACCESS_KEY_ID: "AK",
        S3_SECRET_ACCESS_KEY: "SK",
      });
    expect(statesOf(await checkFileStore(s3(bucket.url)))).toEqual(["good"]);
    expect(kept.size).toBe(0);
    expect(bucket.requests.map(({ method }) => method)).toEqual(["PUT", "GET", "DELETE"]);

    const refusing = await fakeHttp(() => ({ status: 403 }));
    expect(badOf(await checkFileStore(s3(refusing.url)))).toContain("S3_ACCESS_KEY_ID");
    const talking = await fakeHttp(() => ({ body: "<html>Welcome</html>" }));
    expect(badOf(await checkFileStore(s3(talking.url)))).not.toBe("");
    expect(badOf(await checkFileStore(s3(nobody)))).toContain("(unreachable)");
  });

  it("the mail server: login taken, login refused, nobody there, and a letter when asked", async () => {
    const server = await startFakeSmtpServer();
    cleanups.push(() => server.close());
    expect(statesOf(await checkMail()(settingsWith({ SMTP_URL: server.url })))).toEqual(["good", "good"]);
    expect(server.mails).toEqual([]);
    await checkMail("asha@example.org")(settingsWith({ SMTP_URL: server.url }));
    expect(server.mails.map(({ to }) => to)).toEqual([["asha@example.org"]]);

    const refusing = await startFakeSmtpServer(() => "535 no");
    cleanups.push(() => refusing.close());
    expect(badOf(await checkMail()(settingsWith({ SMTP_URL: refusing.url })))).toContain("refused the login");
    expect(badOf(await checkMail()(settingsWith({ SMTP_URL: "smtp://127.0.0.1:9" })))).toContain(
      "cannot be reached",
    );
    expect(badOf(await checkMail()(settingsWith({ SMTP_URL: server.url, MAIL_FROM: "us" })))).toContain(
      "MAIL_FROM",
    );
  });

  it("the SMS gateway: balance, empty balance, refused key, unknown question, nobody there", async () => {
    const look = async (answer: FakeAnswer) => {
      const { url } = await fakeHttp(() => answer);
      return checkSms()(settingsWith({ SMS_GATEWAY_URL: url }));
    };
    expect(statesOf(await look({ body: "4711" }))).toEqual(["good", "good"]);
    expect(badOf(await look({ body: "0" }))).toContain("balance is 0");
    expect(badOf(await look({ body: '{"msg":"Authentication failure","msgType":"error"}' }))).toContain(
      "SMS_AUTH_KEY",
    );
    expect(badOf(await look({ status: 401 }))).toContain("SMS_AUTH_KEY");
    expect(statesOf(await look({ status: 404 }))).toContain("note");
    expect(badOf(await checkSms()(settingsWith({ SMS_GATEWAY_URL: nobody })))).toContain("cannot be reached");
  });

  it("the SMS gateway: a trial goes out only when a number is given", async () => {
    const gateway = await fakeHttp(({ method }) =>
      method === "GET" ? { body: "12" } : { body: '{"type":"success","message":"1"}' },
    );
    const settings = settingsWith({ SMS_GATEWAY_URL: gateway.url });
    await checkSms()(settings);
    expect(gateway.requests.map(({ method }) => method)).toEqual(["GET"]);
    expect(statesOf(await checkSms("9848012345")(settings))).toEqual(["good", "good", "good"]);
    expect(String(gateway.requests.at(-1)?.body)).toContain("919848012345");
  });

  it("the payment key: taken, refused, answered with nonsense; a test key is named", async () => {
    const look = async (answer: FakeAnswer, keyId = "rzp_live_1") => {
      const { url } = await fakeHttp(() => answer);
      return checkPayments(settingsWith({ PAYMENT_KEY_ID: keyId, PAYMENT_GATEWAY_URL: url }));
    };
    const taken = { body: '{"entity":"collection","items":[]}' };
    expect(statesOf(await look(taken))).toEqual(["good", "note"]);
    expect(statesOf(await look(taken, "rzp_test_1"))).toEqual(["good", "note", "note"]);
    expect(badOf(await look({ status: 401, body: "{}" }))).toContain("refused the key");
    expect(badOf(await look({ body: "<html>" }))).toContain("unreadable_answer");
  });

  it("what is in front: TLS, the proxy's count, another site, and metrics that strangers see", async () => {
    const site = (metrics: number) =>
      fakeHttp(({ path }) => (path === "/healthz" ? { body: "ok" } : { status: metrics }));
    const open = await site(200);
    expect(badOf(await checkProxy(settingsWith({ PUBLIC_URL: open.url })))).toMatch(
      /not https[\s\S]*open to the world/,
    );
    const closed = await site(404);
    expect(badOf(await checkProxy(settingsWith({ PUBLIC_URL: closed.url })))).not.toContain(
      "open to the world",
    );
    const other = await fakeHttp(() => ({ body: "It works!" }));
    expect(badOf(await checkProxy(settingsWith({ PUBLIC_URL: other.url })))).toContain("another site");
    const secure = (proxies: string) =>
      settingsWith({ PUBLIC_URL: "https://127.0.0.1:9", TRUSTED_PROXIES: proxies });
    expect(badOf(await checkProxy(secure("0")))).toContain("count as one address");
    expect(badOf(await checkProxy(secure("1")))).toBe("");
  });

  it("the contacts: the main site must be there", async () => {
    const there = await fakeHttp(() => ({ body: "hello" }));
    expect(statesOf(await checkContacts(settingsWith({ MAIN_SITE_URL: there.url })))).toEqual([
      "note",
      "good",
    ]);
    expect(badOf(await checkContacts(settingsWith({ MAIN_SITE_URL: nobody })))).toContain("Start Exam");
  });

  it("lists every SMS in every language as DLT and the gateway want it", () => {
    const login = smsTexts().find(({ template, language }) => template === "otp-login" && language === "en");
    expect(login).toMatchObject({ values: ["code", "minutes", "site"] });
    expect(login?.dlt).toContain("{#var#} is your ScholarSetu code");
    expect(login?.gateway).toMatch(/^##VAR1## is .*@##VAR3## ###VAR1##$/s);
    const lines = describeSmsTexts({ "otp-login": "1107", "otp-guardian-consent.te": "1108" });
    expect(lines).toContain("otp-login.hi: registered as 1107");
    expect(lines).toContain("otp-guardian-consent.te: registered as 1108");
    expect(lines).toContain("otp-guardian-consent.en: no id in SMS_TEMPLATE_IDS yet");
  });
});
