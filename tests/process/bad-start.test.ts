import { writeFileSync } from "node:fs";
import type { Server } from "node:net";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Exit } from "../journeys/support/server.ts";
import { freePort, runServerToItsEnd } from "../journeys/support/server.ts";
import { tempFolder } from "../support/temp-folder.ts";

// Each must stop at once, with sentences that a person can act on, and never with a stack.
describe("bad configuration stops the start", () => {
  let folder: string;

  beforeAll(() => {
    folder = tempFolder("bad");
  });

  function expectPlain({ code, output }: Exit, sentence: RegExp) {
    expect(output).toMatch(sentence);
    expect(output).not.toMatch(/^\s+at /m);
    expect(output).not.toMatch(/Error:/);
    expect(code).toBe(1);
  }

  test("production without its secrets: each missing one is named", async () => {
    const exit = await runServerToItsEnd({ APP_MODE: "production", DATA_DIR: folder, PORT: "0" });
    expectPlain(exit, /^APP_SECRET is missing: production mode does not start without it\.$/m);
    for (const name of ["ENCRYPTION_KEYS", "SMS_GATEWAY_URL", "SMTP_URL", "PAYMENT_KEY_SECRET"]) {
      expect(exit.output).toMatch(new RegExp(`^${name} is missing`, "m"));
    }
  });

  test("a mode that does not exist", async () => {
    const exit = await runServerToItsEnd({ APP_MODE: "prod", DATA_DIR: folder });
    expectPlain(exit, /^APP_MODE must be "demo" or "production"\.$/m);
  });

  test("a folder that cannot be used", async () => {
    // A path below a file: unusable even for root, to whom permissions mean nothing.
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    const exit = await runServerToItsEnd({ DATA_DIR: join(file, "data"), PORT: String(await freePort()) });
    expectPlain(exit, /folder .*a-file\/data cannot be (written|used)/);
  });

  test("a database that cannot be reached", async () => {
    const port = await freePort();
    const exit = await runServerToItsEnd({
      DATABASE_URL: `postgres://someone:hush-hush@127.0.0.1:${port}/scholarsetu`,
      DATA_DIR: folder,
      PORT: String(await freePort()),
    });
    expectPlain(exit, new RegExp(`The database at 127\\.0\\.0\\.1:${port}/scholarsetu cannot be used`));
    expect(exit.output).not.toContain("hush-hush");
  });

  describe("a port that is taken", () => {
    let holder: Server;

    beforeAll(async () => {
      holder = createServer();
      await new Promise<void>((listening) => holder.listen(0, "127.0.0.1", listening));
    });

    afterAll(() => void holder.close());

    test("is named", async () => {
      const address = holder.address();
      const port = typeof address === "object" && address ? address.port : 0;
      const exit = await runServerToItsEnd({ PORT: String(port), DATA_DIR: join(folder, "port-taken") });
      expectPlain(exit, new RegExp(`^Port ${port} is already in use`, "m"));
    });
  });
});
