import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { Icon } from "./pictures/icon.tsx";

type AccordionItem = {
  /** Its place in the address: /faq#refund opens it. */
  id: string;
  title: ReactNode;
  children: ReactNode;
  open?: boolean;
};

/** Questions and answers. Any number can be open; a link to one opens it. */
export function Accordion({ items }: { items: AccordionItem[] }) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef("");
  // After every render, because a router changes the hash without telling anyone; the browser opens it by itself on load.
  useEffect(() => {
    const open = () => {
      if (location.hash === shown.current) return;
      shown.current = location.hash;
      const answer = list.current?.querySelector(
        `#${CSS.escape(decodeURIComponent(location.hash.slice(1)))}`,
      );
      const details = answer?.closest("details");
      if (!details || details.open) return;
      details.open = true;
      details.scrollIntoView();
    };
    if (location.hash) open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  });
  return (
    <div className="acc" ref={list}>
      {items.map((item) => (
        <details key={item.id} open={item.open}>
          <summary>
            {item.title}
            <Icon of={ChevronDown} />
          </summary>
          {/* The id is inside, so that the browser itself opens the fold for a link to it. */}
          <div className="acc__body" id={item.id}>
            {item.children}
          </div>
        </details>
      ))}
    </div>
  );
}
