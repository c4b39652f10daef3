import type { startDatabase } from "./database.ts";
import type { Gateway, Mood } from "./gateways.ts";
import { falls, rises, type Signals, unreachable } from "./operator.ts";
import type { People } from "./people.ts";
import type { SiteProcess } from "./processes.ts";

export type Stage = {
  sms: Gateway;
  mail: Gateway;
  store: Gateway;
  payments: Gateway;
  database: Awaited<ReturnType<typeof startDatabase>>;
  web: readonly [SiteProcess, SiteProcess];
  worker: SiteProcess;
  people: People;
};

export type Trouble = {
  name: string;
  begin: (stage: Stage) => unknown;
  end: (stage: Stage) => unknown;
  signals: Signals;
};

const moods: Exclude<Mood, "well">[] = ["down", "slow", "refusing", "nonsense"];
type Outside = "sms" | "mail" | "store" | "payments";
const services: Record<
  Outside,
  { words: string; service: string; shown: string; codes: Record<string, string> }
> = {
  sms: {
    words: "SMS gateway",
    service: "sms",
    shown: "SMS",
    codes: { refusing: "refused", nonsense: "unreadable" },
  },
  mail: {
    words: "mail server",
    service: "email",
    shown: "Mail",
    codes: { refusing: "smtp_554", nonsense: "unreachable|timeout" },
  },
  store: {
    words: "document store",
    service: "files",
    shown: "Documents",
    codes: { refusing: "http_403", nonsense: "not_stored" },
  },
  payments: {
    words: "payment gateway",
    service: "payments",
    shown: "Payments",
    codes: { refusing: "http_401", nonsense: "unreadable" },
  },
};

const outside: Trouble[] = (Object.keys(services) as Outside[]).flatMap((which) =>
  moods.map((mood) => {
    const { words, service, shown, codes } = services[which];
    const code = codes[mood] ?? { down: "unreachable", slow: "timeout" }[mood as "down" | "slow"];
    return {
      name: `${words} ${mood}`,
      begin: (stage: Stage) => {
        stage[which].mood = mood;
        stage.people.loseWebhooks(which === "payments");
      },
      end: (stage: Stage) => {
        stage[which].mood = "well";
        stage.people.loseWebhooks(false);
      },
      signals: {
        log: (line) => line.service === service && line.level !== "info",
        metric: rises("gateway_errors_total", `service="${service}"`),
        page: new RegExp(`${shown}<small>last error: (<!-- -->)?(${code})`),
      },
    };
  }),
);

const aboutDatabase: Signals = {
  log: ({ level, msg }) =>
    level === "error" && /not ready|job failed|request failed|database/i.test(String(msg)),
  metric: (text, process) => falls("ready")(text, process) || falls("database_up")(text, process),
  page: null,
};

const database: Trouble[] = [
  {
    name: "database stopped",
    begin: ({ database }) => database.stop(),
    end: ({ database }) => database.start(),
    signals: aboutDatabase,
  },
  {
    name: "database frozen",
    begin: ({ database }) => database.freeze(),
    end: ({ database }) => database.thaw(),
    signals: aboutDatabase,
  },
  {
    name: "database read-only",
    begin: ({ database }) => database.readOnly(true),
    end: ({ database }) => database.readOnly(false),
    signals: aboutDatabase,
  },
  {
    name: "no connections left",
    begin: ({ database }) => database.noConnections(true),
    end: ({ database }) => database.noConnections(false),
    signals: aboutDatabase,
  },
];

const aboutProcess = (metric: Signals["metric"]): Signals => ({ log: () => true, metric, page: null });

const processes: Trouble[] = [
  {
    name: "web process killed",
    begin: ({ web }) => web[0].end("SIGKILL"),
    end: ({ web }) => web[0].start(),
    signals: aboutProcess(unreachable),
  },
  {
    name: "web process frozen",
    begin: ({ web }) => web[0].freeze(),
    end: ({ web }) => web[0].thaw(),
    signals: aboutProcess(unreachable),
  },
  {
    name: "web process restarted",
    begin: ({ web }) => web[0].end("SIGTERM"),
    end: ({ web }) => web[0].start(),
    signals: aboutProcess(unreachable),
  },
  {
    name: "worker killed",
    begin: ({ worker }) => worker.end("SIGKILL"),
    end: ({ worker }) => worker.start(),
    signals: aboutProcess(unreachable),
  },
  {
    name: "worker frozen",
    begin: ({ worker }) => worker.freeze(),
    end: ({ worker }) => worker.thaw(),
    signals: aboutProcess(unreachable),
  },
];

export const troubles: readonly Trouble[] = [...outside, ...database, ...processes];
