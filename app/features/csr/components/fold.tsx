import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { Icon } from "#app/ui/pictures/icon.tsx";

type FoldProps = { title: string; open?: boolean; children: ReactNode };

/** A form that is not needed every day; open when its answer says that something is wrong. */
export function Fold({ title, open, children }: FoldProps) {
  return (
    <details className="fold" open={open}>
      <summary>
        {title}
        <Icon of={ChevronDown} />
      </summary>
      {children}
    </details>
  );
}
