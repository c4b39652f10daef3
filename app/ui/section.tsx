import type { ReactNode } from "react";
import { useId } from "react";
import { classNames } from "./class-names.ts";

type SectionProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** `ground` is the house itself, indigo. */
  tone?: "plain" | "sunken" | "ground";
  id?: string;
  /** Where it is not the page's own language. */
  lang?: string;
  children: ReactNode;
};

/** One band of a public page, under its heading. */
export function Section({ title, lead, tone = "plain", id, lang, children }: SectionProps) {
  const made = useId();
  const headingId = `${id ?? made}-title`;
  return (
    <section
      id={id}
      lang={lang}
      className={classNames("sec", tone !== "plain" && `sec--${tone}`, tone === "ground" && "on-ground")}
      aria-labelledby={headingId}
    >
      <div className="wrap">
        <SectionHead id={headingId} title={title} lead={lead} />
        {children}
      </div>
    </section>
  );
}

export function SectionHead({ id, title, lead }: { id?: string; title: ReactNode; lead?: ReactNode }) {
  return (
    <div className="sec__head">
      <h2 id={id}>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}

/** One part of a page that is worked through, under a hairline. */
export function Block({ title, id, children }: { title: ReactNode; id?: string; children: ReactNode }) {
  return (
    <section className="passage" id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
