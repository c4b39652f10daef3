import Check from "lucide-react/icons/check";
import Eye from "lucide-react/icons/eye";
import X from "lucide-react/icons/x";
import { useLocation } from "react-router";
import { RowLink } from "#app/ui/pictures/icon-button.tsx";
import { onceParameters } from "../../lists/section-address.ts";

const list = "/admin/claim-management";

type Props = { row: { readonly id: string; readonly claimNumber: string; readonly status: string } };

/** What can be done with a claim in its row, and in the panel beside it: the question comes over both. */
export function ClaimActs({ row }: Props) {
  const { pathname, search } = useLocation();
  const ask = (question: "approve" | "decide") => {
    const parameters = new URLSearchParams(search);
    for (const name of onceParameters) parameters.delete(name);
    parameters.set(question, row.id);
    return `${pathname}?${parameters}`;
  };
  return (
    <span className="acts">
      <RowLink icon={Eye} label={`View ${row.claimNumber}`} href={`${list}/${row.id}`} />
      {row.status === "processing" && (
        <>
          <RowLink icon={Check} label={`Approve ${row.claimNumber}`} href={ask("approve")} />
          <RowLink icon={X} label={`Reject ${row.claimNumber}`} href={ask("decide")} />
        </>
      )}
    </span>
  );
}
