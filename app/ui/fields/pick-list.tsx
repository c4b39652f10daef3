import type { ReactNode } from "react";
import { Anchor } from "../anchor.tsx";
import { ShareLine } from "../charts/progress-bar.tsx";

type PickItem = {
  href: string;
  label: ReactNode;
  count: ReactNode;
  /** 0 to 1: draws how it compares. */
  share?: number;
};

/** Ways to narrow a list, each with its number. */
export function PickList({ title, items }: { title: ReactNode; items: PickItem[] }) {
  return (
    <section>
      <h2 className="label muted small">{title}</h2>
      {items.map((item) => (
        <Anchor className="pick" href={item.href} key={item.href}>
          <span>{item.label}</span>
          <span>{item.count}</span>
          {item.share !== undefined && <ShareLine share={item.share} />}
        </Anchor>
      ))}
    </section>
  );
}
