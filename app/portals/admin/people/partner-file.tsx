import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { SuspensionButton, SuspensionHistory } from "#app/features/identity/suspension/suspension-part.tsx";
import { partnerReasons } from "#app/features/identity/suspension/suspension-reasons.ts";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { FileRows } from "./file-rows.tsx";
import type { PartnerFile as File } from "./partner-file-view.ts";

const said: Record<string, string> = {
  suspended: "Suspended: it acts at once, and they were told why.",
  restored: "Restored: they can go on, and were told.",
};

type Props = { file: File; done: string | null; answer: FormAnswer | null; here: string };

export function PartnerFile({ file, done, answer, here }: Props) {
  const isHeld = file.suspensions.some(({ isOpen }) => isOpen);
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pb-12">
      {done && said[done] && !answer && <Said>{said[done]}</Said>}
      <PageHead
        back={{ href: "/admin/find", label: "Find anybody" }}
        badges={
          <StatusBadge status={isHeld ? "suspended" : "active"}>
            {isHeld ? "Suspended" : "Active"}
          </StatusBadge>
        }
        title={file.name}
        lead={file.lead}
      >
        {file.maySuspend && (
          <div>
            <SuspensionButton
              key={String(isHeld)}
              name={file.name}
              isHeld={isHeld}
              reasons={partnerReasons}
              answer={answer}
              here={here}
              effect={<p>{file.touches}</p>}
            />
          </div>
        )}
      </PageHead>
      <Facts facts={file.facts} />
      <SuspensionHistory suspensions={file.suspensions} />
      {file.parts.map(({ title, none, rows }) => (
        <FileRows key={title} title={title} rows={rows} none={none} />
      ))}
    </div>
  );
}
