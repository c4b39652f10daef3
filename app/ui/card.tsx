import type { ComponentPropsWithRef, ReactNode } from "react";
import { Anchor } from "./anchor.tsx";
import { classNames } from "./class-names.ts";
import type { HeadingLevel } from "./heading.tsx";
import { Heading } from "./heading.tsx";
import type { IconType } from "./pictures/icon.tsx";
import { Icon } from "./pictures/icon.tsx";

type CardProps = Omit<ComponentPropsWithRef<"article">, "title"> & {
  title?: ReactNode;
  /** Where the title leads. */
  href?: string;
  level?: HeadingLevel;
};

/** One thing that can be opened, chosen or paid. Cards do not stand in cards. */
export function Card({ title, href, level = 3, className, children, ...rest }: CardProps) {
  return (
    <article {...rest} className={classNames("card stack", className)}>
      {title && (
        <Heading level={level} className="card__title">
          {href ? <Anchor href={href}>{title}</Anchor> : title}
        </Heading>
      )}
      {children}
    </article>
  );
}

type LinkCardProps = {
  href: string;
  icon: IconType;
  title: ReactNode;
  badge?: ReactNode;
  level?: HeadingLevel;
  children?: ReactNode;
};

/** A card that is a link: a category, a way in. */
export function LinkCard({ href, icon, title, badge, level = 3, children }: LinkCardProps) {
  return (
    <Anchor className="card cat" href={href}>
      <span className="cat__i">
        <Icon of={icon} />
      </span>
      <Heading level={level}>{title}</Heading>
      {badge ?? <span />}
      <p>{children}</p>
    </Anchor>
  );
}
