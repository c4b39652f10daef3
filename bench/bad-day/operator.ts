import type { Line, SiteProcess } from "./processes.ts";

/** By what an operator hears of a trouble: a line of the log, a figure of /metrics, words on /admin/system. */
export type Signals = {
  log: (line: Line) => boolean;
  metric: (text: string | null, process: SiteProcess) => boolean;
  /** Null where that page cannot say it: it needs the database, or the process that died. */
  page: RegExp | null;
};

export type Heard = { log: number | null; metric: number | null; page: number | null };

/** Seconds until each of the three told it; null for one that has not yet. */
export function listen(signals: Signals, processes: readonly SiteProcess[], readPage: () => Promise<string>) {
  const began = Date.now();
  const heard: Heard = { log: null, metric: null, page: null };
  const since = () => Math.round((Date.now() - began) / 100) / 10;
  let busy = false;
  const look = async () => {
    if (busy) return;
    busy = true;
    try {
      if (
        heard.log === null &&
        processes.some(({ lines }) => lines.some((line) => line.at >= began && signals.log(line)))
      )
        heard.log = since();
      for (const process of processes)
        if (heard.metric === null && signals.metric(await process.metrics(), process)) heard.metric = since();
      if (signals.page && heard.page === null && signals.page.test(await readPage())) heard.page = since();
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(() => void look(), 1000);
  return {
    heard,
    isDone: () =>
      heard.log !== null && heard.metric !== null && (signals.page === null || heard.page !== null),
    end: () => clearInterval(timer),
  };
}

/** The sum of a metric over its labels, where they contain the given ones. */
export function sumOf(text: string | null, name: string, labels = ""): number {
  if (text === null) return 0;
  return text
    .split("\n")
    .filter((line) => line.startsWith(name) && line.includes(labels) && !line.startsWith("#"))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(" ") + 1)), 0);
}

/** True when the figure is above what it was when the trouble began. */
export function rises(name: string, labels: string): Signals["metric"] {
  const before = new Map<string, number>();
  return (text, { name: process }) => {
    const value = sumOf(text, name, labels);
    const first = before.get(process);
    if (first === undefined) before.set(process, value);
    return first !== undefined && value > first;
  };
}

export const unreachable: Signals["metric"] = (text) => text === null;
export const falls =
  (name: string): Signals["metric"] =>
  (text) =>
    text !== null && new RegExp(`^${name} 0$`, "m").test(text);
