import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import type { InstituteView } from "../institute-view.ts";
import type { TeamTabView } from "../team-tab-view.ts";

/** What the parts of the Settings tab share. */
export type SettingsProps = {
  institute: InstituteView;
  answer: FormAnswer | null;
};

export type TeamProps = TeamTabView;
