import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Download from "lucide-react/icons/download";
import X from "lucide-react/icons/x";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { LinkButton } from "#app/ui/button.tsx";
import { BarChart } from "#app/ui/charts/bar-chart.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { IconType } from "#app/ui/pictures/icon.tsx";
import { IconButton } from "#app/ui/pictures/icon-button.tsx";
import type { TileView } from "./tile-view.ts";

type Props = { tile: TileView; isFirst: boolean; isLast: boolean };

/** One thing on the dashboard, with its place and its end. */
export function TilePanel({ tile, isFirst, isLast }: Props) {
  const t = useTranslations("ownDashboard");
  const { id, title } = tile;
  return (
    <Panel
      title={title}
      note={tile.kind === "view" ? tile.list : "note" in tile ? tile.note : undefined}
      buttons={
        <span className="row [--gap:0.25rem]">
          {!isFirst && <Step id={id} icon={ArrowUp} label={t("up", { name: title })} to="up" />}
          {!isLast && <Step id={id} icon={ArrowDown} label={t("down", { name: title })} to="down" />}
          <Step id={id} icon={X} label={t("take", { name: title })} />
        </span>
      }
      padded
    >
      <TileBody tile={tile} />
    </Panel>
  );
}

function TileBody({ tile }: { tile: TileView }) {
  const t = useTranslations("ownDashboard");
  switch (tile.kind) {
    case "figures":
      return <Facts facts={[...tile.figures]} />;
    case "chart":
      return <BarChart model={tile.chart} />;
    case "view":
      return (
        <div className="row">
          <LinkButton kind="quiet" size="sm" href={tile.href}>
            {t("openList")}
          </LinkButton>
          {tile.fileHref && (
            <LinkButton plain kind="quiet" size="sm" icon={Download} href={tile.fileHref}>
              {t("file")}
            </LinkButton>
          )}
        </div>
      );
    case "gone":
      return <p className="muted">{t("gone")}</p>;
  }
}

type StepProps = { id: string; icon: IconType; label: string; to?: "up" | "down" };

function Step({ id, icon, label, to }: StepProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="tileId" value={id} />
      {to && <input type="hidden" name="to" value={to} />}
      <IconButton
        type="submit"
        icon={icon}
        label={label}
        size="sm"
        name="intent"
        value={to ? "move" : "take"}
      />
    </Form>
  );
}
