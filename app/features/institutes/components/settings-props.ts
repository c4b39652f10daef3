import type { InstituteView } from "../institute-view.ts";
import type { TeamTabView } from "../team-tab-view.ts";

/** What the parts of the Settings tab share. */
export type SettingsProps = {
  institute: InstituteView;
  errors: Readonly<Record<string, string>>;
  typed: Readonly<Record<string, string>>;
  answer: unknown;
};

export type TeamProps = TeamTabView;
