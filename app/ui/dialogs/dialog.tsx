import X from "lucide-react/icons/x";
import type { MouseEvent, ReactNode } from "react";
import { useContext, useLayoutEffect, useRef } from "react";
import { UNSAFE_LocationContext } from "react-router";
import type { ButtonProps, LinkButtonProps } from "../button.tsx";
import { Button, LinkButton } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { isPlainPress } from "../effects/is-plain-press.ts";
import { IconButton } from "../pictures/icon-button.tsx";
import { useUiWords } from "../ui-words.ts";
import { knowsCommands, openDialog } from "./dialog-commands.ts";

type DialogProps = {
  id: string;
  title: ReactNode;
  /** Errors of the dialog's own form stand right under the title. */
  message?: ReactNode;
  /** The server opened it: after a failed submit without script, or by its own address. */
  open?: boolean;
  /** The id of the control that has the focus first; else the title has it. */
  focusId?: string;
  className?: string;
  children: ReactNode;
  onClose?: () => void;
};

/** One task over the page. The browser keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ id, title, message, open, focusId, className, children, onClose }: DialogProps) {
  const words = useUiWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = `${id}-title`;

  useLayoutEffect(() => {
    // `autofocus` is what showModal() looks for; React does not write it into the page.
    document.getElementById(focusId ?? titleId)?.setAttribute("autofocus", "");
  }, [focusId, titleId]);

  const arrival = useContext(UNSAFE_LocationContext)?.location.key;
  // The same link pressed again leads to the same address: it is opened anew for each arrival (C3c). Before it is
  // painted: a key pressed at its first sight is its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival is a moment, not a value that is read
  useLayoutEffect(() => {
    if (!open || !dialog.current || dialog.current.matches(":modal")) return;
    dialog.current.close();
    dialog.current.showModal();
  }, [open, arrival]);

  return (
    <dialog
      id={id}
      ref={dialog}
      open={open}
      closedby="any"
      aria-labelledby={titleId}
      className={classNames("dialog stack", className)}
      // Opened anew as a modal it was closed for a moment: that is not the reader who closes it.
      onClose={() => !dialog.current?.open && onClose?.()}
    >
      <form method="dialog">
        <IconButton type="submit" kind="text" size="sm" icon={X} label={words.close} className="dialog__x" />
      </form>
      <h2 id={titleId} className="dialog__title" tabIndex={-1}>
        {title}
      </h2>
      {message}
      {children}
    </dialog>
  );
}

/** Opens a dialog without a line of script where the browser can, and by a click where it cannot. */
export function DialogButton({ dialog, onClick, ...rest }: ButtonProps & { dialog: string }) {
  const command = { command: "show-modal", commandfor: dialog };
  return (
    <Button
      type="button"
      {...rest}
      {...command}
      onClick={(event) => {
        onClick?.(event);
        if (!knowsCommands()) openDialog(dialog);
      }}
    />
  );
}

/** A link to the page that does the same; where script runs, the dialog opens instead. */
export function DialogLink({ dialog, onClick, ...rest }: LinkButtonProps & { dialog: string }) {
  return (
    <LinkButton
      {...rest}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event);
        if (!event.defaultPrevented && isPlainPress(event) && openDialog(dialog)) event.preventDefault();
      }}
    />
  );
}
