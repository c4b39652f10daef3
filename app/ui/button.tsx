import ExternalLinkIcon from "lucide-react/icons/external-link";
import type { ComponentPropsWithRef, ReactNode } from "react";
import type { AnchorProps } from "./anchor.tsx";
import { Anchor } from "./anchor.tsx";
import type { ButtonLook } from "./button-class.ts";
import { buttonClass } from "./button-class.ts";
import type { IconType } from "./pictures/icon.tsx";
import { Icon } from "./pictures/icon.tsx";
import { useUiWords } from "./ui-words.ts";

type Look = Omit<ButtonLook, "iconOnly"> & { icon?: IconType; iconEnd?: IconType };

export type ButtonProps = ComponentPropsWithRef<"button"> &
  Look & {
    /** While it works: disabled, with a turning ring and these words ("Sending…"). */
    busy?: ReactNode;
    /** It has been done, for good (Verified). */
    done?: boolean;
  };

export function Button({
  kind,
  size,
  wide,
  icon,
  iconEnd,
  busy,
  done,
  className,
  children,
  ...rest
}: ButtonProps) {
  const isBusy = busy !== undefined && busy !== false && busy !== null;
  return (
    <button
      type="submit"
      {...rest}
      className={buttonClass({
        kind,
        size,
        wide,
        className: done ? `btn--done ${className ?? ""}` : className,
      })}
      disabled={rest.disabled || isBusy || done}
      aria-busy={isBusy || undefined}
    >
      {isBusy ? <i className="spin" /> : icon && <Icon of={icon} />}
      {isBusy ? busy : children}
      {iconEnd && !isBusy && <Icon of={iconEnd} />}
    </button>
  );
}

export type LinkButtonProps = AnchorProps & Look & { external?: boolean };

export function LinkButton(props: LinkButtonProps) {
  const { kind, size, wide, icon, iconEnd, external, className, children, ...rest } = props;
  const words = useUiWords();
  const newTab = external ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <Anchor {...newTab} {...rest} className={buttonClass({ kind, size, wide, className })}>
      {icon && <Icon of={icon} />}
      {children}
      {iconEnd && <Icon of={iconEnd} />}
      {external && <Icon of={ExternalLinkIcon} />}
      {external && <span className="vh"> {words.opensNewTab}</span>}
    </Anchor>
  );
}
