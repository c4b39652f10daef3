import Download from "lucide-react/icons/download";
import Plus from "lucide-react/icons/plus";
import Smartphone from "lucide-react/icons/smartphone";
import Upload from "lucide-react/icons/upload";
import { Form } from "react-router";
import { totalText } from "#app/core/lists/total-text.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyDocuments from "#app/ui/art/empty-documents.svg";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import { BulkBar } from "#app/ui/lists/bulk-bar.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { tickColumn } from "#app/ui/lists/tick-column.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { TabSearch } from "#app/ui/portal/tab-search.tsx";
import { rollColumns } from "../roll-columns.ts";
import { rosterBadges, rosterMachine } from "../roster-status.ts";
import type { StudentsTabView } from "../students-tab-view.ts";

type InstituteStudentsTabProps = { data: StudentsTabView; mayChange: boolean };

/** The roll: search, filter, export, add, import, confirm those ticked. */
export function InstituteStudentsTab({ data, mayChange }: InstituteStudentsTabProps) {
  // Other rows are other people: what was ticked and vouched for before does not hold for them.
  const key = `${data.total}:${data.toConfirm}:${data.rows[0]?.id}`;
  return (
    <>
      <Panel
        title="Students"
        note={`${totalText(data.total)} in all`}
        tools={<Tools data={data} mayChange={mayChange} />}
        foot={
          <ListFoot
            shown={data.rows.length}
            total={data.total}
            previousHref={data.previousHref}
            nextHref={data.nextHref}
          />
        }
      >
        {data.rows.length === 0 ? (
          <EmptyState
            picture={emptyDocuments}
            title={data.isNarrowed ? "No student matches" : "Nobody on your roll yet"}
          >
            <p>
              {data.isNarrowed
                ? "Search for less, or choose another class."
                : "Add a student, or import a class from a spreadsheet. You can then confirm enrolments and issue bonafide letters."}
            </p>
            {mayChange && <LinkButton href="/institute/students/import">Import from CSV</LinkButton>}
          </EmptyState>
        ) : (
          <div key={key}>
            <RollTable data={data} mayChange={mayChange} />
            {mayChange && data.toConfirm > 1 && <ConfirmClass count={data.toConfirm} />}
          </div>
        )}
      </Panel>
      {mayChange && data.rows.length > 0 && (
        <BulkBar
          key={key}
          id={rollForm}
          name="student"
          title="Confirm enrolment of those ticked"
          isOpen={false}
        >
          <p className="small muted">You vouch that your register has each of them.</p>
          <div>
            <Button size="sm" name="intent" value="confirm">
              Confirm their enrolment
            </Button>
          </div>
        </BulkBar>
      )}
    </>
  );
}

const rollForm = "roll";

/** A whole class after its import: what the list shows, not this page alone. */
function ConfirmClass({ count }: { count: number }) {
  return (
    <Form method="post" className="stack border-line border-t px-4 py-3 sm:px-5 [--gap:0.75rem]">
      <input type="hidden" name="expected" value={count} />
      <CheckboxField
        field={fieldOf("isCompared")}
        label={`I have compared these ${count} with our register`}
      />
      <div>
        <Button kind="quiet" size="sm" name="intent" value="confirm_class">
          Confirm all {count} to confirm
        </Button>
      </div>
    </Form>
  );
}

const tick = tickColumn<StudentsTabView["rows"][number]>({
  form: rollForm,
  name: "student",
  about: ({ status, name }) => (status === "confirmed" ? null : name),
  value: ({ id }) => id,
});

type RollLine = StudentsTabView["rows"][number];

const cells = {
  student: (row: RollLine) => (
    <>
      <Anchor href={`/institute/students/${row.id}`}>{row.name}</Anchor>
      <small className="num">{row.admissionNumber}</small>
    </>
  ),
  status: (row: RollLine) => <StatusBadge status={rosterBadges[row.status]}>{row.statusLabel}</StatusBadge>,
};

function RollTable({ data, mayChange }: InstituteStudentsTabProps) {
  return (
    <ListTable
      caption="Students"
      columns={rollColumns}
      rows={data.rows}
      cells={cells}
      tick={mayChange && tick}
    />
  );
}

const enrolments = rosterMachine.stateNames.map((value) => ({
  value,
  label: rosterMachine.states[value].label,
}));

function Tools({ data, mayChange }: InstituteStudentsTabProps) {
  return (
    <>
      <TabSearch
        tab="students"
        label="Search students"
        value={data.search}
        filters={[
          {
            name: "course",
            label: "Class",
            all: "All classes",
            value: data.course,
            choices: data.courses.map((course) => ({ value: course, label: course })),
          },
          {
            name: "status",
            label: "Enrolment",
            all: "Any enrolment",
            value: data.status,
            choices: enrolments,
          },
        ]}
      />
      {mayChange && (
        <>
          <LinkButton plain kind="quiet" size="sm" icon={Download} href={data.exportHref}>
            Export
          </LinkButton>
          <LinkButton kind="quiet" size="sm" icon={Upload} href="/institute/students/import">
            Import
          </LinkButton>
          <LinkButton kind="quiet" size="sm" icon={Smartphone} href="/institute/lost-phones">
            Lost phones
          </LinkButton>
          <LinkButton size="sm" icon={Plus} href="/institute/students/new">
            Add a student
          </LinkButton>
        </>
      )}
    </>
  );
}
