import Check from "lucide-react/icons/check";
import CreditCard from "lucide-react/icons/credit-card";
import Hospital from "lucide-react/icons/hospital";
import Network from "lucide-react/icons/network";
import { useEffect, useState } from "react";
import { Anchor } from "#app/ui/anchor.tsx";
import { Icon, type IconType } from "#app/ui/pictures/icon.tsx";
import type { Activity } from "../activity.ts";

const icons: Record<Activity["kind"], IconType> = {
  policy: CreditCard,
  claim: Check,
  agent: Network,
  hospital: Hospital,
};

/** A page left alone must not keep its session alive for ever (T9): it stops asking after this long. */
const watchedFor = 30 * 60_000;

/** What happened last. Where script runs the server sends it anew by itself; without, the link does. */
export function ActivityFeed({ activity }: { activity: Activity[] }) {
  const shown = useLiveActivity(activity);
  return (
    <ul className="feed panel__body">
      {shown.map((entry) => (
        <li key={`${entry.kind}-${entry.id}`}>
          <span className="fi">
            <Icon of={icons[entry.kind]} />
          </span>
          <div>
            <Anchor href={entry.href}>{entry.title}</Anchor>
            <small>{entry.line}</small>
          </div>
          <small className="nowrap">{entry.when}</small>
        </li>
      ))}
    </ul>
  );
}

function useLiveActivity(loaded: Activity[]): Activity[] {
  const [live, setLive] = useState<Activity[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly loaded page is newer than what was sent
  useEffect(() => {
    setLive(null);
    const source = new EventSource("/admin/live-activity");
    source.addEventListener("activity", (event) => setLive(JSON.parse(event.data)));
    const end = setTimeout(() => source.close(), watchedFor);
    return () => {
      clearTimeout(end);
      source.close();
    };
  }, [loaded]);
  return live ?? loaded;
}
