import type { ComponentPropsWithRef } from "react";
import type { AnchorProps } from "../anchor.tsx";
import { Anchor } from "../anchor.tsx";
import type { ButtonLook } from "../button-class.ts";
import { buttonClass } from "../button-class.ts";
import { classNames } from "../class-names.ts";
import type { IconType } from "./icon.tsx";
import { Icon } from "./icon.tsx";

type Named = { icon: IconType; label: string };

/** A button of one sign. Its name is for those who do not see it, so it says all ("Save AICTE Pragati"). */
export function IconButton(
  props: ComponentPropsWithRef<"button"> & Omit<ButtonLook, "iconOnly" | "wide"> & Named,
) {
  const { icon, label, kind = "quiet", size, className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, size, className, iconOnly: true })}
      aria-label={label}
      title={label}
    >
      <Icon of={icon} />
    </button>
  );
}

/** The small sign at the end of a table row. */
export function RowAction({ icon, label, className, ...rest }: ComponentPropsWithRef<"button"> & Named) {
  return (
    <button type="submit" {...rest} className={classNames("ib", className)} aria-label={label} title={label}>
      <Icon of={icon} />
    </button>
  );
}

export function RowLink({ icon, label, className, ...rest }: AnchorProps & Named) {
  return (
    <Anchor {...rest} className={classNames("ib", className)} aria-label={label} title={label}>
      <Icon of={icon} />
    </Anchor>
  );
}
