import type { ReactNode } from "react";
import type { HeadingLevel } from "./heading.tsx";
import { Heading } from "./heading.tsx";

type EmptyStateProps = {
  /** A drawing, by its address. */
  picture?: string;
  title: ReactNode;
  level?: HeadingLevel;
  /** What is so, what to do, and the button that does it. */
  children?: ReactNode;
};

/** Nothing here, or nothing reached: said plainly, with the way on. */
export function EmptyState({ picture, title, level = 3, children }: EmptyStateProps) {
  return (
    <div className="empty">
      {picture && <img src={picture} width={240} height={147} alt="" />}
      <Heading level={level}>{title}</Heading>
      {children}
    </div>
  );
}
