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
  /** Whether one message may come twice: the gateway took it and could not say so. */
  mayRepeat?: boolean;
};

const moods: Exclude<Mood, "well">[] = ["down", "slow", "refusing", "nonsense"];
type Outside = "sms" | "mail" | "store" | "payments";
const services: Record<Outside, { words: string; service: string; page: RegExp }> = {
  sms: {
    words: "SMS gateway",
    service: "sms",
    page: /SMS[\s\S]{0,400}(away|stopped|failed|timeout|unreachable|refused|unreadable)/i,
  },
  mail: {
    words: "mail server",
    service: "email",
    page: /e-?mail[\s\S]{0,400}(away|stopped|failed|timeout|unreachable|refused|smtp_)/i,
  },
  store: {
    words: "document store",
    service: "files",
    page: /(files|documents)[\s\S]{0,400}(timeout|unreachable|http_|away|failed|not_a_store|unreadable)/i,
  },
  payments: {
    words: "payment gateway",
    service: "payment",
    page: /payment[\s\S]{0,400}(timeout|unreachable|http_|away|failed|unreadable)/i,
  },
};

const outside: Trouble[] = (Object.keys(services) as Outside[]).flatMap((which) =>
  moods.map((mood) => {
    const { words, service, page } = services[which];
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
        page,
      },
      mayRepeat: mood === "slow",
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
    mayRepeat: true,
  },
  {
    name: "worker frozen",
    begin: ({ worker }) => worker.freeze(),
    end: ({ worker }) => worker.thaw(),
    signals: aboutProcess(unreachable),
    mayRepeat: true,
  },
];

export const troubles: readonly Trouble[] = [...outside, ...database, ...processes];
