import { z } from "zod";
import type { Press } from "#app/core/forms/actions.server.ts";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { giverAddresses } from "#app/features/giving/giver-addresses.ts";
import { reopeningSchema } from "../reopening/reopening-form.ts";
import { editProgramme } from "./edit-programme.server.ts";
import { moveOwnProgramme } from "./move-own-programme.server.ts";
import { programmeEditSchema } from "./programme-edit.ts";
import { reopenOwnProgramme } from "./reopen-own-programme.server.ts";
import { withdrawProgrammeChange } from "./withdraw-programme-change.server.ts";

const at = ({ actor, param }: Press, say: string) => ({
  to: giverAddresses(actor.role).programme(param("programmeId")),
  say,
});

const step = (event: "pause" | "resume" | "close", say: string) =>
  button({
    run: ({ actor, param }) => moveOwnProgramme(actor, param("programmeId"), { event }),
    next: (press) => at(press, say),
  });

/** The buttons of a giver's own programme. */
export const ownProgrammeActions = defineActions({
  pause: step("pause", "paused"),
  resume: step("resume", "resumed"),
  close: step("close", "closed"),
  reopen: button({
    schema: reopeningSchema,
    run: ({ actor, param }, value) => reopenOwnProgramme(actor, param("programmeId"), value),
    next: (press, done) => at(press, done),
  }),
  withdraw: button({
    run: ({ actor, param }) => withdrawProgrammeChange(actor, param("programmeId")),
    next: (press) => at(press, "withdrawn"),
  }),
  extend: button({
    schema: z.object({ closesOn: z.string("Choose the new last day.").min(1, "Choose the new last day.") }),
    run: ({ actor, param }, { closesOn }) =>
      moveOwnProgramme(actor, param("programmeId"), { event: "extend", closesOn }),
    next: (press) => at(press, "extended"),
  }),
});

/** The form of a change. */
export const programmeEditActions = defineActions({
  programme: button({
    schema: programmeEditSchema,
    run: ({ actor, param }, value) => editProgramme(actor, param("programmeId"), value),
    next: (press, done) => at(press, done),
  }),
});
