import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { giverAddresses } from "../giver-addresses.ts";
import { changeGiverTeam } from "./change-giver-team.server.ts";
import { changeTwoPeople } from "./change-two-people.server.ts";
import { inviteSchema, memberRoleSchema, memberSchema, twoPeopleSchema } from "./team-forms.ts";

const here = (say: string) => (press: Press) => ({ to: giverAddresses(press.actor.role).team, say });

/** The buttons of a donor's or a company's team. */
export const teamActions = defineActions({
  invite: button({
    schema: inviteSchema,
    run: ({ actor }, value) => changeGiverTeam.invite(actor, value),
    next: here("invited"),
  }),
  role: button({
    schema: memberRoleSchema,
    run: ({ actor }, { member, teamRole }) => changeGiverTeam.setRole(actor, member, teamRole),
    next: here("role"),
  }),
  end: button({
    schema: memberSchema,
    run: async ({ actor }, { member }) => {
      await changeGiverTeam.end(actor, member);
      return member === actor.userId;
    },
    // Whoever left has no page here any more.
    next: (press, isMe) => (isMe ? "/" : here("ended")(press)),
  }),
  two_people: button({
    schema: twoPeopleSchema,
    run: ({ actor }, value) => changeTwoPeople(actor, value),
    next: (press, { isWaiting }) =>
      isWaiting
        ? { to: giverAddresses(press.actor.role).approvals, say: "asked" }
        : here("two_people")(press),
  }),
});
