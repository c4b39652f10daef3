import Building2 from "lucide-react/icons/building-2";
import CornerDownLeft from "lucide-react/icons/corner-down-left";
import FileText from "lucide-react/icons/file-text";
import GraduationCap from "lucide-react/icons/graduation-cap";
import Inbox from "lucide-react/icons/inbox";
import MessageSquare from "lucide-react/icons/message-square";
import Search from "lucide-react/icons/search";
import ShieldCheck from "lucide-react/icons/shield-check";
import UserRound from "lucide-react/icons/user-round";
import Wallet from "lucide-react/icons/wallet";
import Zap from "lucide-react/icons/zap";
import { type MouseEvent, useEffect } from "react";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Icon, type IconType } from "#app/ui/pictures/icon.tsx";
import { markedParts, type OptionGroup, type OptionKind, type PaletteOption } from "./palette-options.ts";

const pictures: Readonly<Record<OptionKind, IconType>> = {
  pages: FileText,
  actions: Zap,
  people: UserRound,
  applications: Inbox,
  organisations: Building2,
  scholarships: GraduationCap,
  money: Wallet,
  insurance: ShieldCheck,
  requests: MessageSquare,
  find: Search,
};

type Props = {
  id: string;
  groups: readonly OptionGroup[];
  words: string;
  active: PaletteOption | null;
  optionId: (option: PaletteOption) => string;
  onGo: (option: PaletteOption) => void;
};

/** The list under the field: the focus stays in the field, which says by id what is pointed at. */
export function PaletteList({ id, groups, words, active, optionId, onGo }: Props) {
  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  return (
    <div id={id} role="listbox" aria-label="What fits" className="palette">
      {groups.map(({ id: groupId, label, kind, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of a listbox
        <div key={groupId} role="group" aria-label={label ?? "More"} className="palette__group">
          {label && (
            <p className="palette__title" aria-hidden="true">
              {label}
            </p>
          )}
          {options.map((option) => (
            <Option
              key={option.id}
              id={optionId(option)}
              option={option}
              kind={kind}
              words={words}
              isActive={option === active}
              onGo={onGo}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type OptionProps = {
  id: string;
  option: PaletteOption;
  kind: OptionKind;
  words: string;
  isActive: boolean;
  onGo: (option: PaletteOption) => void;
};

function Option({ id, option, kind, words, isActive, onGo }: OptionProps) {
  const { href, label, line, state } = option;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      onClick={(event) => {
        if (kind !== "find" && !isPlain(event)) return;
        event.preventDefault();
        onGo(option);
      }}
    >
      <Icon of={pictures[kind]} />
      <span className="palette__what">
        <span>{kind === "find" ? label : <Marked text={label} words={words} />}</span>
        {line && (
          <small>
            {" "}
            <Marked text={line} words={words} />
          </small>
        )}
      </span>
      {state && <StatusBadge status={state.status}>{state.label}</StatusBadge>}
      {isActive && !state && (
        <kbd>
          <Icon of={CornerDownLeft} />
        </kbd>
      )}
    </a>
  );
}

function Marked({ text, words }: { text: string; words: string }) {
  return markedParts(text, words).map((part) =>
    part.isMarked ? <mark key={part.at}>{part.text}</mark> : <span key={part.at}>{part.text}</span>,
  );
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
