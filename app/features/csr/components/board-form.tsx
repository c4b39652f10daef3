import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Panel } from "#app/ui/panel.tsx";
import type { CsrData } from "../csr-view.ts";
import { CsrForm, Pair } from "./csr-form.tsx";

/** What the board, the CFO and the registrar did this year: each with its day. */
export function BoardForm({ data, answer }: { data: CsrData<"compliance">; answer: FormAnswer | null }) {
  const { field } = useForm("board", answer, {
    planApprovedOn: data.record?.planApprovedOn,
    setOffResolvedOn: data.record?.setOffResolvedOn,
    cfoHalfOn: data.record?.cfoHalfOn,
    cfoYearOn: data.record?.cfoYearOn,
    csr2FiledOn: data.record?.csr2FiledOn,
  });
  return (
    <section id="board" aria-label="Board and CFO">
      <Panel title={`Board and CFO, ${data.label}`} padded>
        <CsrForm name="board" answer={answer}>
          <input type="hidden" name="year" value={data.year} />
          <Pair>
            <DateField
              field={field("planApprovedOn")}
              label="Annual action plan approved"
              required={false}
              max={data.today}
            />
            <DateField
              field={field("setOffResolvedOn")}
              label="Set-off resolved, rule 7(3)"
              hint="Without a resolution nothing is set off."
              required={false}
              max={data.today}
            />
          </Pair>
          <Pair>
            <DateField
              field={field("cfoHalfOn")}
              label="CFO certified April to September"
              required={false}
              max={data.today}
            />
            <DateField
              field={field("cfoYearOn")}
              label="CFO certified the whole year"
              required={false}
              max={data.today}
            />
          </Pair>
          <DateField
            field={field("csr2FiledOn")}
            label="Form CSR-2 filed"
            required={false}
            max={data.today}
          />
          <FormButtons>
            <Button>Save the dates</Button>
            <LinkButton
              kind="quiet"
              href={`/csr/cfo-certificate.pdf?period=half&day=${data.year}-04-01`}
              download
            >
              CFO's certificate, April to September (PDF)
            </LinkButton>
            <LinkButton
              kind="quiet"
              href={`/csr/cfo-certificate.pdf?period=annual&day=${data.year}-04-01`}
              download
            >
              CFO's certificate, the whole year (PDF)
            </LinkButton>
            <LinkButton kind="quiet" href={`/csr/papers?kind=plan&year=${data.year}`}>
              Resolutions and certificates as files
            </LinkButton>
          </FormButtons>
        </CsrForm>
      </Panel>
    </section>
  );
}
