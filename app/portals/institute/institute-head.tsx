import { accreditationLabels, instituteTypeLabels } from "#app/features/institutes/partnership-options.ts";
import { RoomHead } from "#app/ui/desk/room-head.tsx";
import type { InstituteHeadView } from "./institute-portal-view.ts";

/** Institute id, type, accreditation and active scholarship count (spec 1); tabs and Logout are the frame's. */
export function InstituteHead({ head }: { head: InstituteHeadView }) {
  const { institute, figures } = head;
  const { me } = institute;
  return (
    <RoomHead
      title={institute.name}
      line={
        <>
          Institute ID {institute.code}. {instituteTypeLabels[institute.type] ?? institute.type},{" "}
          {accreditationLabels[institute.accreditation] ?? institute.accreditation}
          {me && `. Signed in as ${me.name}, ${head.memberRole}`}
        </>
      }
      figures={[
        { term: "Active scholarships", value: figures.activeScholarships },
        { term: "Success rate", value: `${figures.successRate}%` },
      ]}
    />
  );
}
