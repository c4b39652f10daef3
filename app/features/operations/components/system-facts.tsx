import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatCount } from "#app/core/money.ts";
import { Facts } from "#app/ui/facts.tsx";
import { fileSizeText } from "#app/ui/fields/file-size.ts";
import { Panel } from "#app/ui/panel.tsx";
import type { Health, SystemView } from "../system-view.ts";
import { HealthBadge } from "./health-badge.tsx";

/** A clock more than this far off may close an application at the wrong moment. */
const SKEW_LIMIT_SECONDS = 2;

type Fact = { term: ReactNode; value: ReactNode };

function Box({
  title,
  health,
  word,
  facts,
}: {
  title: string;
  health: Health;
  word?: string;
  facts: Fact[];
}) {
  return (
    <Panel title={title} buttons={<HealthBadge health={health}>{word}</HealthBadge>} padded>
      <Facts facts={facts} />
    </Panel>
  );
}

export function DatabaseBox({ database }: Pick<SystemView, "database">) {
  const { connections, problem } = database;
  return (
    <Box
      title="Database"
      health={problem ? "down" : "working"}
      facts={[
        ...(problem ? [{ term: "Problem", value: problem }] : []),
        {
          term: "Engine",
          value: `${database.engine === "postgres" ? "PostgreSQL" : "Embedded"} ${database.version}`,
        },
        { term: "Size", value: fileSizeText(database.bytes) },
        { term: "Connections", value: connections ? `${connections.used} of ${connections.most}` : "one" },
        { term: "Schema", value: database.migration },
      ]}
    />
  );
}

export function ProcessBox({ processes }: Pick<SystemView, "processes">) {
  const isSkewed = processes.some(({ skewSeconds }) => Math.abs(skewSeconds) > SKEW_LIMIT_SECONDS);
  return (
    <Box
      title="Processes and clocks"
      health={isSkewed ? "slow" : "working"}
      {...(isSkewed && { word: "Clock off" })}
      facts={processes.map(({ id, startedAt, skewSeconds }) => ({
        term: `Process ${id}`,
        value: `since ${startedAt}, clock ${skewText(skewSeconds)}`,
      }))}
    />
  );
}

function skewText(seconds: number): string {
  if (Math.abs(seconds) < 0.1) return "right";
  return `${Math.abs(seconds).toFixed(1)} s ${seconds > 0 ? "ahead" : "behind"}`;
}

export function BackupBox({ backup }: Pick<SystemView, "backup">) {
  if (!backup) {
    const never = { term: "Made", value: "never on this database" };
    return <Box title="Last backup" health="down" word="None" facts={[never]} />;
  }
  return (
    <Box
      title="Last backup"
      health={backup.isOld ? "down" : "working"}
      {...(backup.isOld && { word: "Overdue" })}
      facts={[
        { term: "Made", value: backup.at },
        { term: "Size", value: `${fileSizeText(backup.bytes)}, ${backup.seconds} s` },
        { term: "Off-site", value: backup.isOffsite ? "yes" : "no" },
      ]}
    />
  );
}

export function KeyBox({ keys, seal }: Pick<SystemView, "keys" | "seal">) {
  const sealText = seal
    ? `number ${formatCount(seal.seq)}, ${seal.at}${seal.waiting > 0 ? `; ${formatCount(seal.waiting)} chains wait` : ""}`
    : "none yet";
  return (
    <Box
      title="Keys and seal"
      health={seal?.isOld ? "down" : "working"}
      {...(seal?.isOld && { word: "Seal late" })}
      facts={[
        { term: "Data key", value: <Link to="/admin/security-roles/keys">{keys.current}</Link> },
        { term: "Older keys", value: keys.older.length > 0 ? keys.older.join(", ") : "none" },
        { term: "Newest audit seal", value: sealText },
      ]}
    />
  );
}
