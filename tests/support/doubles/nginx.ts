import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { generate } from "selfsigned";
import { freePort } from "#tests/journeys/support/server.ts";

const sample = resolve(import.meta.dirname, "../../../deploy/nginx/scholarsetu.conf");
const program = "nginx";

export function hasNginx(): boolean {
  return spawnSync(program, ["-v"], { stdio: "ignore" }).status === 0;
}

export const awayFileOf = (folder: string, port: number) => join(folder, `${port}.away`);

/** The shipped sample, word for word but for ports and certificate. */
export async function startNginx(ports: readonly [number, number], awayFolder: string) {
  const folder = mkdtempSync(join(tmpdir(), "scholarsetu-nginx-"));
  // Its workers are somebody else when we are root: they must reach what they keep in ours.
  chmodSync(folder, 0o755);
  const { private: key, cert } = await generate([{ name: "commonName", value: "scholarsetu.example" }]);
  writeFileSync(join(folder, "key.pem"), key);
  writeFileSync(join(folder, "cert.pem"), cert);
  const [plain, tls] = [await freePort(), await freePort()];
  const site = readFileSync(sample, "utf8")
    .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/cert.pem;`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`)
    .replace("/var/cache/nginx/scholarsetu", `${folder}/pages`)
    .replace("listen 80;", `listen 127.0.0.1:${plain};`)
    .replace("listen 443 ssl", `listen 127.0.0.1:${tls} ssl`)
    .replaceAll("127.0.0.1:3001", `127.0.0.1:${ports[0]}`)
    .replaceAll("127.0.0.1:3002", `127.0.0.1:${ports[1]}`)
    .replace("/run/scholarsetu/3001.away", awayFileOf(awayFolder, ports[0]))
    .replace("/run/scholarsetu/3002.away", awayFileOf(awayFolder, ports[1]));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join("\n");
  writeFileSync(
    join(folder, "nginx.conf"),
    `pid ${folder}/pid;\nerror_log ${folder}/error.log warn;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${site}\n}\n`,
  );
  const child = spawn(program, ["-p", folder, "-c", join(folder, "nginx.conf"), "-g", "daemon off;"], {
    stdio: "inherit",
  });
  const ended = new Promise<void>((done) => child.on("exit", () => done()));
  await wait(500);
  if (child.exitCode !== null) throw new Error("nginx did not start; its own words are above.");
  return {
    port: tls,
    errors: () => readFileSync(join(folder, "error.log"), "utf8"),
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
