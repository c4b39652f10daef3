import { Form } from "react-router";
import type { TeamRole } from "#app/core/portals/permissions.ts";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { teamRoleWords } from "./team-roles.ts";

type MemberRowProps = {
  member: {
    id: string;
    name: string;
    email: string;
    teamRole: TeamRole;
    isMe: boolean;
    state: string | null;
  };
  isOwner: boolean;
};

/** One person: owners change the role, or remove them after a question. */
export function MemberRow({ member, isOwner }: MemberRowProps) {
  const { id, name, email, teamRole, isMe, state } = member;
  return (
    <li className="row row--apart border-line border-t px-4 py-3 sm:px-5">
      <div className="min-w-0">
        <p className="strong">
          {name}
          {isMe && " (you)"} {state && <StatusBadge status="pending">{state}</StatusBadge>}
        </p>
        <p className="small muted break-words">{email}</p>
      </div>
      {isOwner ? (
        <div className="row items-center [--gap:0.5rem]">
          <Form method="post" className="row items-center [--gap:0.5rem]" preventScrollReset>
            <input type="hidden" name="member" value={id} />
            <select
              className="select w-auto max-w-full"
              name="teamRole"
              defaultValue={teamRole}
              key={teamRole}
              aria-label={`Role of ${name}`}
            >
              {Object.entries(teamRoleWords).map(([role, { label }]) => (
                <option key={role} value={role}>
                  {label}
                </option>
              ))}
            </select>
            <Button kind="quiet" size="sm" name="intent" value="role">
              Save<span className="vh"> the role of {name}</span>
            </Button>
          </Form>
          <Ask
            label={isMe ? "Leave" : "Remove"}
            about={name}
            look={{ kind: "text", size: "sm" }}
            question={
              <p>
                {isMe ? "Leave the team?" : `Remove ${name} from the team?`}{" "}
                {isMe ? "Your sign-in" : "Their sign-in"} no longer opens your organisation from the next
                click on. What {isMe ? "you" : "they"} booked stays, with the name. An owner can invite{" "}
                {isMe ? "you" : "them"} again.
              </p>
            }
            confirm={isMe ? "Leave the team" : "Remove"}
            danger
            fields={{ intent: "end", member: id }}
          />
        </div>
      ) : (
        <p>{teamRoleWords[teamRole].label}</p>
      )}
    </li>
  );
}
