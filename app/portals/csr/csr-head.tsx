import Bell from "lucide-react/icons/bell";
import { shortMoney } from "#app/core/money.ts";
import type { CsrHeadView } from "#app/features/csr/csr-view.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { CountBadge } from "#app/ui/desk/badge.tsx";
import { RoomHead } from "#app/ui/desk/room-head.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";

/** Company name, CSR id, compliance %, spent this year, bell (spec 2); tabs and Logout are the frame's. */
export function CsrHead({ head }: { head: CsrHeadView }) {
  return (
    <RoomHead
      label="Corporate CSR Portal"
      title={head.name}
      line={`CSR ID ${head.csrId}`}
      figures={[
        { term: "Compliance", value: `${head.compliance}%` },
        { term: "Spent this year", value: shortMoney(head.spent) },
      ]}
    >
      <Anchor className="bell" href="/csr#notifications" aria-label={`${head.unread} unread notifications`}>
        <Icon of={Bell} />
        <CountBadge count={head.unread} />
      </Anchor>
    </RoomHead>
  );
}
