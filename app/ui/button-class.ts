import { classNames } from "./class-names.ts";

/** `go` is the one next step: at most one in view, never in lists. `danger-solid` stands only in its confirmation. */
type ButtonKind = "go" | "default" | "quiet" | "danger" | "danger-solid" | "text";

export type ButtonLook = {
  kind?: ButtonKind;
  size?: "md" | "sm";
  wide?: boolean;
  iconOnly?: boolean;
  className?: string;
};

export function buttonClass({
  kind = "default",
  size = "md",
  wide,
  iconOnly,
  className,
}: ButtonLook): string {
  return classNames(
    "btn",
    kind !== "default" && `btn--${kind}`,
    size === "sm" && "btn--sm",
    iconOnly && "btn--icon",
    wide && "btn--wide",
    className,
  );
}
