import ArrowRight from "lucide-react/icons/arrow-right";
import BadgeCheck from "lucide-react/icons/badge-check";
import Check from "lucide-react/icons/check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import Undo2 from "lucide-react/icons/undo-2";
import { useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { formatDate } from "#app/core/clock.ts";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { type DefectReason, defectReasons } from "#app/features/applications/rules/check-status.ts";
import { Button } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { answerField } from "#app/ui/forms/answer-field.ts";
import { Panel } from "#app/ui/panel.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import type { ReviewCheck, ReviewView } from "../review-view.ts";
import { SavedSentence } from "./saved-sentence.tsx";

/** Coded, so that the student reads it in her language; the sentence is the reviewer's own. */
const defectWords: Readonly<Record<DefectReason, string>> = {
  unreadable: "Cannot be read",
  out_of_date: "Out of date",
  wrong_document: "Another document",
  name_differs: "The name differs",
  not_signed: "Not signed or stamped",
  incomplete: "A part is missing",
  other: "Other, see the sentence",
};

/** Who is not a person. */
const checkerWords: Readonly<Record<string, string>> = {
  system: "number",
  issuer: "the issuer's signature",
};

type Props = {
  checks: readonly ReviewCheck[];
  mayCheck: boolean;
  saved: ReviewView["saved"]["defects"];
  reads: ReviewView["reads"];
  answer: FormAnswer | null;
  paperHref: PaperHref;
  /** Another one waits: one press verifies this one and opens it. */
  hasNext: boolean;
};
export type PaperHref = (code: string) => string;

/** Each document and fact, worked through one by one; mending one leaves the others standing. */
export function ReviewChecks({ checks, hasNext, ...desk }: Props) {
  const { mayCheck, answer } = desk;
  const done = checks.filter(({ status }) => status === "verified").length;
  const list = useNextFocus(done);
  const open = checks.filter(({ status }) => status === "pending");
  // What is to do stands first; what is done takes a line.
  const inOrder = checks.toSorted(
    (one, other) => Number(one.status === "verified") - Number(other.status === "verified"),
  );
  return (
    <Panel scrolls title="Checks" note={`${done} of ${checks.length} done`}>
      <ul className="verify" ref={list}>
        {inOrder.map((check) => (
          <CheckItem key={check.code} check={check} hasKeys={check === inOrder[0]} {...desk} />
        ))}
      </ul>
      {mayCheck && open.length > 1 && <VerifyRest open={open} answer={answer} hasNext={hasNext} />}
    </Panel>
  );
}

/** The pressed button goes with its check: whoever works by keyboard goes on at the next one, or at what is next. */
function useNextFocus(done: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(done);
  useEffect(() => {
    const isFurther = done > before.current;
    before.current = done;
    if (!isFurther || document.activeElement !== document.body) return;
    const next = list.current?.querySelector<HTMLElement>('button[value="verify"]');
    (next ?? document.querySelector<HTMLElement>("[data-next]"))?.focus({ preventScroll: true });
  }, [done]);
  return list;
}

/** Many papers, one press: with the word that each was looked at, and each recorded by itself. */
type RestProps = Pick<Props, "answer" | "hasNext"> & { open: readonly ReviewCheck[] };

function VerifyRest({ open, answer, hasNext }: RestProps) {
  const failed = answer?.form === "verify_rest" || answer?.form === "verify_rest_next" ? answer : null;
  return (
    <Form method="post" className="stack border-line border-t p-4 sm:px-5 [--gap:0.75rem]" preventScrollReset>
      {open.map(({ code }) => (
        <input key={code} type="hidden" name="codes" value={code} />
      ))}
      <CheckboxField
        field={answerField("verify_rest", "seen", failed)}
        label={`I have looked at each of these ${open.length}`}
      />
      <div className="row [--gap:0.5rem]">
        <Button kind="quiet" size="sm" icon={Check} name="intent" value="verify_rest">
          Verify all {open.length}
        </Button>
        {hasNext && (
          <Button kind="quiet" size="sm" iconEnd={ArrowRight} name="intent" value="verify_rest_next">
            Verify all and open the next
          </Button>
        )}
      </div>
    </Form>
  );
}

type ItemProps = Omit<Props, "checks" | "hasNext"> & {
  check: ReviewCheck;
  /** The keys V and D are about this one. */
  hasKeys: boolean;
};

function CheckItem({ check, hasKeys, mayCheck, saved, reads, answer, paperHref }: ItemProps) {
  const form = `defect-${check.code}`;
  // Each check has a form of this name: the answer is about the one whose code was sent.
  const isFailed = answer?.form === "defect" && answer.typed.code?.[0] === check.code;
  const isOpen = mayCheck && check.status !== "verified";
  return (
    <li
      className={
        isFailed || (isOpen && check.status === "defect")
          ? "on"
          : check.status === "verified"
            ? "fin"
            : undefined
      }
      id={`check-${check.code}`}
    >
      <div className="verify__what">
        {check.status === "verified" && <Icon of={Check} />}
        <b>{check.label}</b>
        {check.typed && <small>{check.typed}</small>}
        {check.status === "defect" && (
          <small>
            {defectWords[(check.reason ?? "other") as DefectReason]}. {check.sentence} {check.note}
          </small>
        )}
        {check.issuer && (
          <small>
            <Icon of={BadgeCheck} /> From the issuer: {check.issuer.name}, through DigiLocker.{" "}
            {!check.issuer.agrees && "The signed record is not in the student's name: please look at it."}
          </small>
        )}
        {check.paper && check.status !== "verified" && (
          <small>
            <Link to={paperHref(check.code)} preventScrollReset>
              {check.paper.name}
            </Link>
          </small>
        )}
      </div>
      <div className="row [--gap:0.5rem]">
        {check.status === "verified" && (
          <small className="verify__by">
            <span className="vh">Verified </span>
            {checkerWords[check.checkedBy ?? ""] ?? check.checkedBy}
            {check.checkedAt && `, ${formatDate(new Date(check.checkedAt))}`}
          </small>
        )}
        {check.status === "defect" && <StatusBadge status="defect">Defect</StatusBadge>}
        {isOpen && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="code" value={check.code} />
            <Button kind="quiet" size="sm" icon={Check} name="intent" value="verify">
              Verify<span className="vh"> {check.label}</span>
              {hasKeys && <kbd aria-hidden>V</kbd>}
            </Button>
          </Form>
        )}
        {!mayCheck && check.status === "pending" && <StatusBadge status="to_check">To check</StatusBadge>}
      </div>
      {mayCheck && check.status !== "defect" && (
        <DefectForm
          check={check}
          hasKeys={hasKeys}
          form={form}
          answer={isFailed ? answer : null}
          saved={saved}
          reads={reads}
        />
      )}
    </li>
  );
}

/** Folds open without script. */
type DefectProps = Pick<Props, "saved" | "reads" | "answer"> &
  Pick<ItemProps, "check" | "hasKeys"> & { form: string };

function DefectForm({ check, hasKeys, form, answer, saved, reads }: DefectProps) {
  return (
    <details
      className={check.status === "verified" ? "defect" : "defect defect--beside"}
      open={answer !== null}
    >
      <summary
        title={check.status === "verified" ? "Found a defect after all" : undefined}
        className={
          check.status === "verified"
            ? "ib"
            : buttonClass({ kind: "quiet", size: "sm", className: "justify-self-start" })
        }
      >
        <Icon of={check.status === "verified" ? Undo2 : TriangleAlert} />
        {check.status === "verified" ? <span className="vh">Found a defect after all</span> : "Defect"}
        <span className="vh"> in {check.label}</span>
        {hasKeys && check.status !== "verified" && <kbd aria-hidden>D</kbd>}
      </summary>
      <Form method="post" className="stack mt-3 [--gap:0.875rem]" preventScrollReset>
        <input type="hidden" name="code" value={check.code} />
        <SavedSentence field={answerField(form, "sentence", answer)} saved={saved} reads={reads} />
        <SelectField
          field={answerField(form, "reason", answer)}
          label="Reason"
          hint="Without a saved sentence, or to say it otherwise than the sentence does."
          required={false}
          placeholder="As the sentence says"
          choices={defectReasons.map((value) => ({ value, label: defectWords[value] }))}
        />
        <TextareaField
          field={{ ...answerField(form, "note", answer), maxLength: 500 }}
          label="What the student will read, in your own words"
          hint="As you write it, in the language you write: what is wrong, and what to send instead."
          required={false}
          rows={2}
        />
        <div>
          <Button size="sm" name="intent" value="defect">
            Ask for a fix
          </Button>
        </div>
      </Form>
    </details>
  );
}
