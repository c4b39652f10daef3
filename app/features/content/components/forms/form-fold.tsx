import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { Icon } from "#app/ui/pictures/icon.tsx";

type FormFoldProps = { title: string; open: boolean; children: ReactNode };

/** A form beside a long list: open on a desk, folded on a phone so that the list is near. */
export function FormFold({ title, open, children }: FormFoldProps) {
  return (
    <section className="card lg:p-6" aria-label={title}>
      <h2 className="card__title mb-4 only-desk">{title}</h2>
      <details className="fold fold--phone" open={open}>
        <summary>
          {title}
          <Icon of={ChevronDown} />
        </summary>
        {children}
      </details>
    </section>
  );
}
