import type { InstituteTabOf } from "#app/portals/institute/institute-view.ts";
import type { InstituteView } from "../institute-view.ts";

/** What the parts of the Settings tab share. */
export type SettingsProps = {
  institute: InstituteView;
  errors: Readonly<Record<string, string>>;
  typed: Readonly<Record<string, string>>;
  answer: unknown;
};

export type TeamProps = Pick<InstituteTabOf<"settings">, "work" | "leaving">;
