export interface TallyVoucher {
  readonly number: string;
  /** 2026-11-16 */
  readonly day: string;
  readonly narration: string;
  readonly lines: readonly { readonly account: string; readonly amountPaise: number }[];
}

const escaped = (text: string) => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Tally's own sign: a debit is below zero, and is "deemed positive". */
function line({ account, amountPaise }: TallyVoucher["lines"][number]): string {
  const amount = (-amountPaise / 100).toFixed(2);
  return `<ALLLEDGERENTRIES.LIST><LEDGERNAME>${escaped(account)}</LEDGERNAME><ISDEEMEDPOSITIVE>${amountPaise > 0 ? "Yes" : "No"}</ISDEEMEDPOSITIVE><AMOUNT>${amount}</AMOUNT></ALLLEDGERENTRIES.LIST>`;
}

function voucher({ number, day, narration, lines }: TallyVoucher): string {
  const id = escaped(number);
  return `<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER REMOTEID="${id}" VCHTYPE="Journal" ACTION="Create"><DATE>${day.replaceAll("-", "")}</DATE><VOUCHERTYPENAME>Journal</VOUCHERTYPENAME><VOUCHERNUMBER>${id}</VOUCHERNUMBER><NARRATION>${escaped(narration)}</NARRATION>${lines.map(line).join("")}</VOUCHER></TALLYMESSAGE>`;
}

/** The vouchers as Tally imports them; the accounts are its ledgers by name. */
export function tallyXml(vouchers: readonly TallyVoucher[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC><REQUESTDATA>
${vouchers.map(voucher).join("\n")}
</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>
`;
}
