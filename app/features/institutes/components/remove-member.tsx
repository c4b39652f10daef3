import { Form, useNavigate } from "react-router";
import { instituteTabPath } from "#app/core/portals/institute-tabs.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import type { InstituteView } from "../institute-view.ts";
import { leavingNotes, type MemberWork, unscorableNote } from "../member-work.ts";

type RemoveMemberProps = { member: InstituteView["team"][number]; work: MemberWork };

/** Asks first, and says what becomes of the forms in hand. By its own address, so that it asks without script too. */
export function RemoveMember({ member, work }: RemoveMemberProps) {
  const navigate = useNavigate();
  const here = instituteTabPath("settings");
  const stranded = unscorableNote(work);
  return (
    <Dialog
      id="remove-member"
      open
      title={member.isMe ? "Leave the team?" : `Remove ${member.name} from the team?`}
      onClose={() => void navigate(here, { preventScrollReset: true })}
    >
      <p>
        {member.isMe
          ? "Your own phone no longer opens this institute from the next click on."
          : `+91 ${member.phone} no longer opens this institute from the next click on.`}{" "}
        {member.isMe ? "Another owner can take you back." : "You can take them back under Team."}
      </p>
      <ul className="list-disc ps-5">
        {leavingNotes(work).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {stranded && <Alert tone="warn">{stranded}</Alert>}
      <Form method="post" action={here}>
        <input type="hidden" name="member" value={member.id} />
        <FormButtons>
          <Button kind="danger-solid" name="intent" value="end_member">
            {member.isMe ? "Leave the team" : "Remove"}
          </Button>
          <LinkButton kind="text" href={`${here}#team`}>
            Keep
          </LinkButton>
        </FormButtons>
      </Form>
    </Dialog>
  );
}

/** The way back, for a mistake. */
export function RemovedMembers({ removed }: { removed: InstituteView["removed"] }) {
  return (
    <div className="border-line border-t px-4 py-3 sm:px-5">
      <h3 className="text-base">Removed lately</h3>
      <ul>
        {removed.map((person) => (
          <li key={person.id} className="row row--apart py-2">
            <p className="muted">
              {person.name}, {person.memberRole}, removed on {person.endedOn}
            </p>
            <Form method="post">
              <input type="hidden" name="member" value={person.id} />
              <Button kind="quiet" size="sm" name="intent" value="take_back">
                Take back<span className="vh"> {person.name}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  );
}
