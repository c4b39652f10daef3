import type { ReactNode } from "react";
import {
  type InstituteTab,
  instituteTabLabels,
  instituteTabPath,
  instituteTabs,
} from "#app/core/institute-tabs.ts";
import { Button } from "./button.tsx";
import { Tabs } from "./tabs.tsx";

type InstituteBandProps = {
  /** The institute's name: the heading of the dashboard, a line above the heading of any other page. */
  title: ReactNode;
  line: ReactNode;
  /** Beside the name: figures. */
  children?: ReactNode;
  tab: InstituteTab | null;
  pending: number;
};

/** The indigo band on every page of the institute's portal: which institute, who is signed in, and the tabs. */
export function InstituteBand({ title, line, children, tab, pending }: InstituteBandProps) {
  return (
    <section className="portal on-ground" aria-label="Institute dashboard">
      <div className="wrap">
        <div className="portal__in">
          <div>
            {title}
            <p>{line}</p>
          </div>
          {children ?? <span />}
          <form method="post" action="/logout">
            <Button kind="quiet" size="sm">
              Logout
            </Button>
          </form>
        </div>
        <Tabs
          label="Parts of the dashboard"
          tabs={instituteTabs.map((id) => ({
            href: instituteTabPath(id),
            label: instituteTabLabels[id],
            current: id === tab,
            ...(id === "applications" && { count: pending, countLabel: `${pending} wait for review` }),
          }))}
        />
      </div>
    </section>
  );
}
