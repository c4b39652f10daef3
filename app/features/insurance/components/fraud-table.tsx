import { Anchor } from "#app/ui/anchor.tsx";
import type { FraudSeverity } from "../fraud/fraud-words.ts";
import { fraudSeverities, severityWords } from "../fraud/fraud-words.ts";

type Row = { rule: string; type: string; counts: { severity: FraudSeverity; count: number }[] };

/** Open alerts by type and severity; every figure leads to its alerts. */
export function FraudTable({ rows }: { rows: Row[] }) {
  return (
    <table className="table tight heat rows grow">
      <caption className="vh">Open fraud alerts by type and severity</caption>
      <thead>
        <tr>
          <th scope="col">Type</th>
          {fraudSeverities.map((severity) => (
            <th scope="col" className="end" key={severity}>
              {severityWords[severity]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.rule}>
            <td>
              <Anchor href={`/admin/fraud-alerts?status=open&rule=${row.rule}`}>{row.type}</Anchor>
            </td>
            {row.counts.map(({ severity, count }, level) => (
              <td className="end" key={severity}>
                <span className={count > 0 ? `h${level + 1}` : "h0"}>{count > 0 ? count : "–"}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
