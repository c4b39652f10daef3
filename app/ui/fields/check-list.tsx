import type { ReactNode } from "react";

type CheckItem = { id: string; title: ReactNode; note?: ReactNode; end: ReactNode };

/** Things of one kind that are worked through: a name, a note, and at the end its badge or button. */
export function CheckList({ items }: { items: CheckItem[] }) {
  return (
    <ul className="checks">
      {items.map((item) => (
        <li key={item.id}>
          <span>{item.title}</span>
          {item.note && <small>{item.note}</small>}
          <span>{item.end}</span>
        </li>
      ))}
    </ul>
  );
}
