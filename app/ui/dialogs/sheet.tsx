import { type ReactNode, useId } from "react";
import { Anchor } from "../anchor.tsx";
import { type ButtonLook, buttonClass } from "../button-class.ts";

type SheetProps = {
  /** The words on the button that opens it, "…" at their end: it asks once before anything is done. */
  label: string;
  look?: Pick<ButtonLook, "kind" | "size">;
  disabled?: boolean;
  /** The desk's key that opens it. */
  at?: string;
  /** What was sent was refused, or the link that led here asks it: it stands open until it is right or put away. */
  isRefused: boolean;
  /** This page without it. */
  closeHref: string;
  children: ReactNode;
};

/** A form over the page, opened by its button: the browser's own popover, so that it works without script. */
export function Sheet({ label, look = {}, disabled, at, isRefused, closeHref, children }: SheetProps) {
  const id = useId();
  const close = buttonClass({ kind: "text", size: "sm" });
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        disabled={disabled}
        className={buttonClass(look)}
        data-key={at}
      >
        {label}
      </button>
      <div
        id={id}
        popover={isRefused ? undefined : "auto"}
        role="dialog"
        aria-label={label}
        className="ask ask--sheet"
      >
        {children}
        <p className="mt-2">
          {isRefused ? (
            <Anchor href={closeHref} className={close}>
              Cancel
            </Anchor>
          ) : (
            <button type="button" popoverTarget={id} popoverTargetAction="hide" className={close}>
              Cancel
            </button>
          )}
        </p>
      </div>
    </>
  );
}
