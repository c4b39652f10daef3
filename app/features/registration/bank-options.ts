/**
 * The banks of the registration form (spec 1), the letters their IFSC codes begin with, and, for banks that
 * no longer exist, who took them over: money sent to an old code comes back.
 */
export interface BankOption {
  readonly value: string;
  readonly label: string;
  /** Empty where many banks share the option: then nothing can be said about the code. */
  readonly ifsc: readonly string[];
  readonly mergedInto?: { readonly bank: string; readonly since: string };
}

export const bankOptions = [
  { value: "sbi", label: "State Bank of India", ifsc: ["SBIN"] },
  { value: "hdfc", label: "HDFC Bank", ifsc: ["HDFC"] },
  { value: "icici", label: "ICICI Bank", ifsc: ["ICIC"] },
  { value: "axis", label: "Axis Bank", ifsc: ["UTIB"] },
  { value: "kotak", label: "Kotak Mahindra Bank", ifsc: ["KKBK"] },
  { value: "pnb", label: "Punjab National Bank", ifsc: ["PUNB"] },
  { value: "bob", label: "Bank of Baroda", ifsc: ["BARB"] },
  { value: "canara", label: "Canara Bank", ifsc: ["CNRB"] },
  { value: "union", label: "Union Bank of India", ifsc: ["UBIN"] },
  { value: "indian", label: "Indian Bank", ifsc: ["IDIB"] },
  { value: "boi", label: "Bank of India", ifsc: ["BKID"] },
  { value: "central", label: "Central Bank of India", ifsc: ["CBIN"] },
  { value: "indian-overseas", label: "Indian Overseas Bank", ifsc: ["IOBA"] },
  { value: "uco", label: "UCO Bank", ifsc: ["UCBA"] },
  { value: "punjab-sind", label: "Punjab & Sind Bank", ifsc: ["PSIB"] },
  { value: "bank-maharashtra", label: "Bank of Maharashtra", ifsc: ["MAHB"] },
  { value: "yes", label: "Yes Bank", ifsc: ["YESB"] },
  { value: "indusind", label: "IndusInd Bank", ifsc: ["INDB"] },
  { value: "federal", label: "Federal Bank", ifsc: ["FDRL"] },
  { value: "south-indian", label: "South Indian Bank", ifsc: ["SIBL"] },
  { value: "karur-vysya", label: "Karur Vysya Bank", ifsc: ["KVBL"] },
  { value: "city-union", label: "City Union Bank", ifsc: ["CIUB"] },
  { value: "idbi", label: "IDBI Bank", ifsc: ["IBKL"] },
  { value: "idfc-first", label: "IDFC First Bank", ifsc: ["IDFB"] },
  { value: "bandhan", label: "Bandhan Bank", ifsc: ["BDBL"] },
  { value: "rbl", label: "RBL Bank", ifsc: ["RATN"] },
  { value: "dbs", label: "DBS Bank India", ifsc: ["DBSS", "LAVB"] },
  { value: "standard-chartered", label: "Standard Chartered Bank", ifsc: ["SCBL"] },
  { value: "hsbc", label: "HSBC", ifsc: ["HSBC"] },
  {
    value: "citibank",
    label: "Citibank",
    ifsc: ["CITI"],
    mergedInto: { bank: "axis", since: "2024" },
  },
  { value: "andhra", label: "Andhra Bank", ifsc: ["ANDB"], mergedInto: { bank: "union", since: "2020" } },
  {
    value: "corporation",
    label: "Corporation Bank",
    ifsc: ["CORP"],
    mergedInto: { bank: "union", since: "2020" },
  },
  { value: "dena", label: "Dena Bank", ifsc: ["BKDN"], mergedInto: { bank: "bob", since: "2019" } },
  {
    value: "oriental",
    label: "Oriental Bank of Commerce",
    ifsc: ["ORBC"],
    mergedInto: { bank: "pnb", since: "2020" },
  },
  {
    value: "syndicate",
    label: "Syndicate Bank",
    ifsc: ["SYNB"],
    mergedInto: { bank: "canara", since: "2020" },
  },
  { value: "vijaya", label: "Vijaya Bank", ifsc: ["VIJB"], mergedInto: { bank: "bob", since: "2019" } },
  {
    value: "allahabad",
    label: "Allahabad Bank",
    ifsc: ["ALLA"],
    mergedInto: { bank: "indian", since: "2020" },
  },
  {
    value: "united",
    label: "United Bank of India",
    ifsc: ["UTBI"],
    mergedInto: { bank: "pnb", since: "2020" },
  },
  { value: "grameena", label: "Grameena Bank", ifsc: [] },
  { value: "regional-rural", label: "Regional Rural Bank", ifsc: [] },
  { value: "cooperative", label: "Cooperative Bank", ifsc: [] },
  { value: "post-office", label: "Post Office (IPPB)", ifsc: ["IPOS"] },
  { value: "others", label: "Others", ifsc: [] },
] as const satisfies readonly BankOption[];
export type BankValue = (typeof bankOptions)[number]["value"];
export const bankValues = bankOptions.map(({ value }) => value) as [BankValue, ...BankValue[]];

const banks: readonly BankOption[] = bankOptions;

export function findBank(value: string): BankOption | null {
  return banks.find((bank) => bank.value === value) ?? null;
}

/** The bank an IFSC code belongs to, as far as this list knows it. */
export function bankOfIfsc(code: string): BankOption | null {
  return banks.find((bank) => bank.ifsc.includes(code.slice(0, 4).toUpperCase())) ?? null;
}
