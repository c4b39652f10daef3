// `npm start`: installs, builds, runs. Begins on Node 20 with nothing installed; goes on with the pinned Node.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { root, whenAbandoned } from "./run-command.mjs";
import { buildIfChanged, installIfNeeded, isBuilt, isInstalled, pinnedNode, SetupError } from "./setup.mjs";
import { withSetupLock } from "./setup-lock.mjs";

try {
  if (!(isInstalled() && isBuilt())) {
    await withSetupLock(async () => {
      await installIfNeeded();
      await buildIfChanged();
    });
  }
  runServer();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function runServer() {
  const settings = existsSync(join(root, ".env")) ? ["--env-file=.env"] : [];
  const server = spawn(pinnedNode(), [...settings, join("server", "run.mjs")], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  for (const signal of ["SIGTERM", "SIGHUP", "SIGINT"]) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the whole group: the server has it already.
      if (signal === "SIGINT" && process.stdin.isTTY) return;
      server.kill(signal);
    });
  }
  whenAbandoned(() => server.kill("SIGTERM"));
  server.on("exit", (code, signal) => {
    process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
  });
}
